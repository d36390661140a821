import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { openLoginPageFx } from '../../auth/session/leave-page'
import {
  remoteSignOutConfirmed,
  remoteSignOutRequested,
  reportUnsavedFx,
  sessionChanged,
  sessionEnded,
  sessionEndStarted,
} from '../../auth/session/model'
import { navigateFx } from '../../shell/navigation/model'
import { $tabs, type Tab, tabVisited, unsavedChangesAdded } from '../../shell/tabs/model'
import { $offered, $restored, draftRestored, draftsDiscarded, restoreRequested } from './model'

const sessionUser = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the models read no other field
const tab = (path: string): Tab => ({ key: path, path, search: '', label: path })
const draft = { formKey: 'tenantPackage add', values: { packageName: '还没写完' } }

/** Creates unsaved changes in a form of `/b` while `/a` is active. */
async function createUnsaved() {
  const visited: string[] = []
  const reportUnsaved = vi.fn()
  const scope = fork({
    handlers: [
      [openLoginPageFx, () => undefined],
      [navigateFx, ({ to }: { to: string }) => void visited.push(to)],
      [reportUnsavedFx, reportUnsaved],
    ],
  })
  await allSettled(sessionChanged, { scope, params: sessionUser })
  for (const path of ['/b', '/a']) await allSettled(tabVisited, { scope, params: tab(path) })
  const form = { isUnsaved: true }
  await allSettled(unsavedChangesAdded, {
    scope,
    params: { tab: '/b', work: { hasUnsavedChanges: () => form.isUnsaved, getDraft: () => draft } },
  })
  return { scope, visited, form, reportUnsaved }
}

async function ended(scope: Scope, why: 'expired' | 'elsewhere' | 'signedOut') {
  await allSettled(sessionEndStarted, { scope, params: why })
  await allSettled(sessionEnded, { scope, params: why })
}
const offered = (scope: Scope) => scope.getState($offered).map((one) => one.draft)
const restored = (scope: Scope) => scope.getState($restored).map((one) => one.draft)

describe('drafts of an ended session', () => {
  it.each(['expired', 'elsewhere'] as const)('are offered to the same user after the session ended as %s', async (why) => {
    const { scope } = await createUnsaved()
    await ended(scope, why)
    expect(offered(scope)).toEqual([])
    await allSettled(sessionChanged, { scope, params: { ...sessionUser, roleId: '2' } })
    expect(offered(scope)).toEqual([draft])
  })

  it.each([
    ['another user', { ...sessionUser, userId: '2' }],
    ['the same user id in another tenant', { ...sessionUser, tenantId: '1' }],
  ])('are hidden from %s and then discarded', async (_, otherUser) => {
    const { scope } = await createUnsaved()
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: otherUser })
    expect(offered(scope)).toEqual([])
    await allSettled(sessionChanged, { scope, params: sessionUser })
    expect(offered(scope)).toEqual([])
  })

  it('are discarded by a confirmed sign-out here or in another window', async () => {
    const here = await createUnsaved()
    await ended(here.scope, 'signedOut')
    const there = await createUnsaved()
    await allSettled(remoteSignOutConfirmed, { scope: there.scope })
    await ended(there.scope, 'elsewhere')
    for (const { scope } of [here, there]) {
      await allSettled(sessionChanged, { scope, params: sessionUser })
      expect(offered(scope)).toEqual([])
    }
  })

  it('survive a session in which they were not restored', async () => {
    const { scope, form } = await createUnsaved()
    await ended(scope, 'expired')
    form.isUnsaved = false
    await allSettled(sessionChanged, { scope, params: sessionUser })
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: sessionUser })
    expect(offered(scope)).toEqual([draft])
  })

  it('are restored into their tab and form once', async () => {
    const { scope, visited } = await createUnsaved()
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: sessionUser })
    await allSettled(restoreRequested, { scope })
    expect([offered(scope), restored(scope)]).toEqual([[], [draft]])
    expect([scope.getState($tabs).map(({ key }) => key), visited]).toEqual([['/b'], ['/b']])
    await allSettled(draftRestored, { scope, params: { tab: '/b', place: draft.formKey } })
    expect(restored(scope)).toEqual([])
  })

  it('are removed when the user discards them', async () => {
    const { scope } = await createUnsaved()
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: sessionUser })
    await allSettled(draftsDiscarded, { scope })
    expect([offered(scope), restored(scope)]).toEqual([[], []])
  })
})

describe('another window that requests a sign-out', () => {
  it('is notified only while a form here has unsaved changes', async () => {
    const { scope, form, reportUnsaved } = await createUnsaved()
    await allSettled(remoteSignOutRequested, { scope })
    form.isUnsaved = false
    await allSettled(remoteSignOutRequested, { scope })
    expect(reportUnsaved).toHaveBeenCalledTimes(1)
  })
})
