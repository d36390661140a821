import type { SessionUser } from '@jwsk/sdk'
import { allSettled, fork, type Scope } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { navigateFx } from '../navigation/model'
import { remoteSignOutConfirmed, remoteSignOutRequested, reportUnsavedFx, sessionChanged, sessionEnded, sessionEndStarted } from '../session/model'
import { $tabs, type Tab, tabVisited, unsavedChangesAdded } from '../tabs/model'
import { $offered, $restored, draftsDiscarded, restoreRequested, draftRestored } from './model'

const person = { tenantId: '000000', userId: '1', deptId: '1', roleId: '1' } as SessionUser // the models read no other field
const tab = (path: string): Tab => ({ key: path, path, search: '', label: path })
const draft = { formKey: 'tenantPackage add', values: { packageName: '还没写完' } }

/** Somebody has typed into a form in `/b`, while `/a` shows. */
async function typed() {
  const gone: string[] = []
  const object = vi.fn()
  const scope = fork({
    handlers: [
      [navigateFx, ({ to }: { to: string }) => void gone.push(to)],
      [reportUnsavedFx, object],
    ],
  })
  await allSettled(sessionChanged, { scope, params: person })
  for (const path of ['/b', '/a']) await allSettled(tabVisited, { scope, params: tab(path) })
  const form = { stands: true }
  await allSettled(unsavedChangesAdded, { scope, params: { tab: '/b', work: { hasUnsavedChanges: () => form.stands, getDraft: () => draft } } })
  return { scope, gone, form, object }
}

async function ended(scope: Scope, why: 'expired' | 'elsewhere' | 'signedOut') {
  await allSettled(sessionEndStarted, { scope, params: why })
  await allSettled(sessionEnded, { scope, params: why })
}
const offered = (scope: Scope) => scope.getState($offered).map((one) => one.draft)
const restored = (scope: Scope) => scope.getState($restored).map((one) => one.draft)

describe('what was typed when a session ended', () => {
  it.each(['expired', 'elsewhere'] as const)('is offered to the same person after a session that ended as %s', async (why) => {
    const { scope } = await typed()
    await ended(scope, why)
    expect(offered(scope)).toEqual([])
    await allSettled(sessionChanged, { scope, params: { ...person, roleId: '2' } })
    expect(offered(scope)).toEqual([draft])
  })

  it.each([
    ['another person', { ...person, userId: '2' }],
    ['the same number in another tenant', { ...person, tenantId: '1' }],
  ])('is nothing to %s, and gone after them', async (_, stranger) => {
    const { scope } = await typed()
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: stranger })
    expect(offered(scope)).toEqual([])
    await allSettled(sessionChanged, { scope, params: person })
    expect(offered(scope)).toEqual([])
  })

  it('is gone for whoever signs out, here or in another window, having been asked', async () => {
    const here = await typed()
    await ended(here.scope, 'signedOut')
    const there = await typed()
    await allSettled(remoteSignOutConfirmed, { scope: there.scope })
    await ended(there.scope, 'elsewhere')
    for (const { scope } of [here, there]) {
      await allSettled(sessionChanged, { scope, params: person })
      expect(offered(scope)).toEqual([])
    }
  })

  it('waits through a session in which nobody took it up', async () => {
    const { scope, form } = await typed()
    await ended(scope, 'expired')
    form.stands = false
    await allSettled(sessionChanged, { scope, params: person })
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: person })
    expect(offered(scope)).toEqual([draft])
  })

  it('goes back to its tab and its form, once', async () => {
    const { scope, gone } = await typed()
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: person })
    await allSettled(restoreRequested, { scope })
    expect([offered(scope), restored(scope)]).toEqual([[], [draft]])
    expect([scope.getState($tabs).map(({ key }) => key), gone]).toEqual([['/b'], ['/b']])
    await allSettled(draftRestored, { scope, params: { tab: '/b', place: draft.formKey } })
    expect(restored(scope)).toEqual([])
  })

  it('is dropped when nobody wants it', async () => {
    const { scope } = await typed()
    await ended(scope, 'expired')
    await allSettled(sessionChanged, { scope, params: person })
    await allSettled(draftsDiscarded, { scope })
    expect([offered(scope), restored(scope)]).toEqual([[], []])
  })
})

describe('another window that is about to sign out', () => {
  it('is told while a form here holds something, and not after', async () => {
    const { scope, form, object } = await typed()
    await allSettled(remoteSignOutRequested, { scope })
    form.stands = false
    await allSettled(remoteSignOutRequested, { scope })
    expect(object).toHaveBeenCalledTimes(1)
  })
})
