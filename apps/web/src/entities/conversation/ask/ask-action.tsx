import { questionFormId } from '@/entities/conversation/question-form-id';
import { readQuestionObject } from '@/entities/conversation/question-object';
import { showDialog } from '@/lib/actions/action-dialogs';
import type { ActionPress } from '@/lib/actions/action-table';
import { AskDialog } from './ask-dialog';

/** Opens the question dialog about an object. What a login interrupted is sent there. */
export function openQuestion({ payload }: ActionPress): void {
  const object = readQuestionObject(payload);
  if (object === undefined) return;
  showDialog(questionFormId(object), (dialog) => <AskDialog object={object} {...dialog} />);
}
