'use client';

import { nextStep } from '@bazaar/domain/trade-requests/next-step';
import { type TradeTurn, turnOf } from '@bazaar/domain/trade-requests/turn';
import { Banner } from '@bazaar/ui/banner';
import { ButtonLink } from '@bazaar/ui/button';
import { NextBand } from '@bazaar/ui/patterns/trade-page';
import { deadlineView } from '@/entities/trade-request/deadline-view';
import { accountPaths } from '@/lib/navigation/account-paths';
import { paths } from '@/lib/navigation/paths';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { fieldProblems } from '../field-problems';
import type { RequestData } from '../reads/request-data';
import { StepActions } from './step-actions';

/** What is next, who must act and until when, with the actions the service allows. */
export function NextStepBand(props: RequestData) {
  const { request, nowMs, actions } = props;
  const step = nextStep({ ...request, comparableCount: request.group?.answeredCount ?? 0 });
  const due = deadlineView(request, nowMs);
  const [title, detail] = texts.next[step];
  const problems = fieldProblems(request, actions.failure);
  return (
    <>
      <NextBand
        kind={kindOf(turnOf(request.status))}
        title={title}
        left={due.line || undefined}
        isUrgent={due.isUrgent}
        action={<StepActions {...props} step={step} />}
      >
        <p>{'reason' in request ? texts.ended(request.reason.text) : detail}</p>
        {'correction' in request ? <p>{request.correction.reason}</p> : null}
        {problems.general.length > 0 ? (
          <ul>
            {problems.general.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
      </NextBand>
      {actions.failure === undefined ? null : (
        <Banner
          status="error"
          title={actions.failure.title}
          action={actions.failure.isProfile ? <ToProfile id={request.id} /> : undefined}
        />
      )}
    </>
  );
}

function ToProfile({ id }: { readonly id: string }) {
  const back = new URLSearchParams({ redirectPath: accountPaths.tradeRequest(id) });
  return <ButtonLink href={`${paths.personalInfo}?${back}`}>{texts.toProfile}</ButtonLink>;
}

function kindOf(turn: TradeTurn): 'own' | 'waiting' | 'ended' {
  return turn === 'buyer' ? 'own' : turn === 'ended' ? 'ended' : 'waiting';
}
