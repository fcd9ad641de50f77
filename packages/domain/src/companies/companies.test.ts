import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentSchema, chosenPermissions, heldPermissions, invitationSchema } from './agent-form';
import { agentStanding } from './agent-state';
import { COMPANY_TABS, companyTabs, parseCompanyTab } from './company-tabs';
import { DEALING_SORTS, type DealtGroup, gatherDealings, selectDealings } from './dealings';

describe('tabs', () => {
  it.each([
    [undefined, ['suppliers', 'followed']],
    [{ roles: ['Consumer', 'Buyer'], permissions: ['payments.pay'] }, ['suppliers', 'followed']],
    [{ roles: ['ConsumerOwner'], permissions: ['agents.manage'] }, ['suppliers', 'followed', 'companies']],
    [{ roles: ['MerchantAgent'], permissions: ['statistics.own'] }, COMPANY_TABS],
    [{ roles: ['Supplier'], permissions: ['statistics.own', 'agents.manage'] }, COMPANY_TABS],
    [{ roles: ['Admin'], permissions: ['statistics.own', 'agents.manage'] }, ['suppliers', 'followed']],
  ])('R-485 of %j are %j', (grants, tabs) => {
    expect(companyTabs(grants)).toEqual(tabs);
  });

  it('R-485 are read from the address', () => {
    expect(parseCompanyTab(new URLSearchParams('tab=visits'))).toBe('visits');
    expect(parseCompanyTab(new URLSearchParams('tab=other'))).toBe('suppliers');
  });
});

const now = Date.parse('2026-11-21T09:00:00Z');
it.each([
  [{ state: 'Active' }, { kind: 'active' }],
  [{ state: 'Inactive' }, { kind: 'inactive' }],
  [
    { state: 'Inactive', deactivatedAt: '2026-11-10T09:00:00Z' },
    { kind: 'inactive', since: '2026-11-10T09:00:00Z' },
  ],
  [{ state: 'Invited' }, { kind: 'invited' }],
  [
    { state: 'Invited', expiresAt: '2026-11-23T08:59:00Z' },
    { kind: 'invited', daysLeft: 2 },
  ],
  [
    { state: 'Invited', expiresAt: '2026-11-21T10:00:00Z' },
    { kind: 'invited', daysLeft: 1 },
  ],
  [{ state: 'Invited', expiresAt: '2026-11-21T09:00:00Z' }, { kind: 'expired' }],
] as const)('R-487 %j stands as %j', (agent, standing) => {
  expect(agentStanding(agent, now)).toEqual(standing);
});

describe('an invitation', () => {
  const values = {
    phoneNumber: '+98 912 000 00 06',
    position: ' كارشناس ',
    permissions: chosenPermissions(['Finance', 'ViewRequests']),
  };

  it('R-488 folds number and position, and lists what was chosen', () => {
    expect(invitationSchema.parse(values)).toEqual({
      phoneNumber: '09120000006',
      position: 'کارشناس',
      permissions: ['ViewRequests', 'Finance'],
    });
    expect(agentSchema.parse({ ...values, position: '' }).position).toBeUndefined();
  });

  it.each([
    [{ phoneNumber: '۰۲۱۸۸۷۷' }, 'phoneNumber', 'not-a-mobile'],
    [{ phoneNumber: '' }, 'phoneNumber', 'required'],
    [{ position: 'ا' }, 'position', 'position-length'],
    [{ permissions: chosenPermissions([]) }, 'permissions.ViewRequests', 'no-permission'],
  ])('R-488 with %j is refused at %s', (changed, path, code) => {
    const issues = invitationSchema.safeParse({ ...values, ...changed }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, code]]);
  });

  it('R-488 has the permissions it was filled with', () => {
    fc.assert(
      fc.property(fc.subarray(['ViewRequests', 'Answer', 'EditCatalog', 'Finance']), (held) => {
        expect(heldPermissions(chosenPermissions(held))).toEqual(held);
      }),
    );
  });
});

describe('dealings', () => {
  const request = (id: string, status: 'Draft' | 'Seen' | 'Closed', at: string) => ({
    ...{ id, status, title: id, unreadCount: 1 },
    lastEventAt: `2026-11-${at}T00:00:00Z`,
    conversationId: `c-${id}`,
  });
  const group = (
    id: string,
    name: string,
    items: ReturnType<typeof request>[],
    count: number,
  ): DealtGroup<{ id: string; name: string }> => ({
    supplier: { id, name },
    ...{ items, count, lastEventAt: items[0]?.lastEventAt ?? '' },
  });
  const pages = [
    {
      groups: [
        group('a', 'یاتاقان پارس', [request('1', 'Seen', '20')], 2),
        group('b', 'ابزار توس', [request('2', 'Closed', '19')], 1),
      ],
    },
    { groups: [group('a', 'یاتاقان پارس', [request('3', 'Draft', '10')], 2)] },
  ];
  const found = (term: string, sort: (typeof DEALING_SORTS)[number]) =>
    selectDealings(gatherDealings(pages), { term, sort }).map(({ supplier }) => supplier.id);

  it('R-489 are one row a supplier, over all pages, with the most pressing turn and the latest conversation', () => {
    expect(gatherDealings(pages)[0]).toMatchObject({
      ...{ count: 2, turn: 'buyer', unreadCount: 2, conversationId: 'c-1' },
      next: { id: '3' },
    });
  });

  it('R-489 lead to the conversation with the unread messages, the latest of them', () => {
    const item = (id: string, lastEventAt: string, unreadCount: number) => ({
      ...{ id, title: id, status: 'Answered' as const, lastEventAt, unreadCount, conversationId: `c-${id}` },
    });
    const items = [
      item('read', '2026-11-21T09:00:00Z', 0),
      item('older', '2026-11-19T09:00:00Z', 1),
      item('unread', '2026-11-20T09:00:00Z', 2),
    ];
    const supplier = { id: 'a', name: 'یاتاقان پارس' };
    const group = { supplier, count: 3, lastEventAt: '2026-11-21T09:00:00Z', items };
    expect(gatherDealings([{ groups: [group] }])).toMatchObject([
      { unreadCount: 3, conversationId: 'c-unread' },
    ]);
  });

  it('R-489 are found by the supplier’s name and sorted', () => {
    expect(DEALING_SORTS.map((sort) => found('', sort))).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(found('ياتاقان', 'last')).toEqual(['a']);
    expect(found('پمپ', 'last')).toEqual([]);
  });
});
