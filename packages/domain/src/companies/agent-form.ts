import * as z from 'zod/mini';
import { mobileRule } from '../form-fields/phone';
import { lengthProblem, optionalText, requiredText } from '../form-fields/text-field';
import type { AgentPermission } from '../permissions/agent-grants';

/** In the order a company decides them. */
export const AGENT_PERMISSIONS = ['ViewRequests', 'Answer', 'EditCatalog', 'Finance'] as const;
const POSITION_CHARACTERS = { least: 2, most: 60 } as const;

const permissionsField = z
  .object({
    ViewRequests: z.boolean(),
    Answer: z.boolean(),
    EditCatalog: z.boolean(),
    Finance: z.boolean(),
  })
  .check(
    z.refine((chosen) => AGENT_PERMISSIONS.some((permission) => chosen[permission]), {
      message: 'no-permission',
      // Its field is a group: the first of it gets the focus.
      path: ['ViewRequests'],
    }),
  );

const agentFields = {
  position: optionalText({
    problem: lengthProblem(POSITION_CHARACTERS, 'position-length', 'position-length'),
  }),
  permissions: z.pipe(permissionsField, z.transform(heldPermissions)),
};

/** Schema of an invitation. */
export const invitationSchema = z.object({ phoneNumber: requiredText(mobileRule), ...agentFields });

/** Schema of what a company changes of its agent. */
export const agentSchema = z.object(agentFields);

export type InvitationValues = z.input<typeof invitationSchema>;
export type Invitation = z.output<typeof invitationSchema>;
export type AgentValues = z.input<typeof agentSchema>;
export type ChangedAgent = z.output<typeof agentSchema>;

/** Returns the chosen permissions in their order. */
export function heldPermissions(chosen: Readonly<Record<AgentPermission, boolean>>): AgentPermission[] {
  return AGENT_PERMISSIONS.filter((permission) => chosen[permission]);
}

/** Returns the values of a form with these permissions. */
export function chosenPermissions(held: readonly string[]): Record<AgentPermission, boolean> {
  return {
    ViewRequests: held.includes('ViewRequests'),
    Answer: held.includes('Answer'),
    EditCatalog: held.includes('EditCatalog'),
    Finance: held.includes('Finance'),
  };
}
