import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { navigateFx } from '../navigation/model'
import {
  $aliveTabs,
  $tabs,
  $unsavedTabs,
  allTabsClosed,
  discardCancelled,
  discardConfirmed,
  leaveRequested,
  maxAlive,
  otherTabsClosed,
  proceedFx,
  type Tab,
  tabClosed,
  tabRefreshed,
  tabVisited,
  unsavedChangesAdded,
  unsavedChangesRemoved,
  waitForSpinFx,
} from './model'

const tab = (path: string): Tab => ({ key: path, path, search: '', label: path })

/** Opens three tabs, the last one active; `/b` has an unsaved form. */
async function filled() {
  const done: string[] = []
  const form = { stands: true }
  const work = { hasUnsavedChanges: () => form.stands }
  const scope = fork({
    handlers: [
      [navigateFx, ({ to }: { to: string }) => void done.push(`go ${to}`)],
      [proceedFx, ({ go }: { go: () => void }) => go()],
      [waitForSpinFx, (key: string) => void done.push(`refresh ${key}`)],
    ],
  })
  for (const path of ['/a', '/b', '/c']) await allSettled(tabVisited, { scope, params: tab(path) })
  await allSettled(unsavedChangesAdded, { scope, params: { tab: '/b', work } })
  const paths = () => scope.getState($tabs).map(({ path }) => path)
  const losses = () => scope.getState($unsavedTabs).map(({ path }) => path)
  return { scope, form, work, done, paths, losses }
}

describe('a tab with unsaved changes', () => {
  it.each([
    { name: 'closes', event: tabClosed, key: '/b', rest: ['/a', '/c'] },
    { name: 'closes with others', event: otherTabsClosed, key: '/c', rest: ['/c'] },
    { name: 'closes with all', event: allTabsClosed.prepend((_: string) => undefined), key: '', rest: [] },
  ])('$name only after the user confirms', async ({ event, key, rest }) => {
    const { scope, paths, losses } = await filled()
    await allSettled(event, { scope, params: key })
    expect([paths(), losses()]).toEqual([['/a', '/b', '/c'], ['/b']])
    await allSettled(discardConfirmed, { scope })
    expect([paths(), losses()]).toEqual([rest, []])
  })

  it('stays open with its changes when the user cancels', async () => {
    const { scope, paths, losses } = await filled()
    await allSettled(tabClosed, { scope, params: '/b' })
    await allSettled(discardCancelled, { scope })
    await allSettled(discardConfirmed, { scope })
    expect([paths(), losses()]).toEqual([['/a', '/b', '/c'], []])
    await allSettled(tabClosed, { scope, params: '/b' })
    expect(losses()).toEqual(['/b'])
  })

  it('is refreshed or left only after the user confirms', async () => {
    const { scope, done } = await filled()
    await allSettled(tabRefreshed, { scope, params: '/b' })
    await allSettled(discardConfirmed, { scope })
    expect(done).toEqual(['refresh /b'])
    const next = await filled()
    await allSettled(leaveRequested, { scope: next.scope, params: { go: () => next.done.push('left') } })
    expect(next.done).toEqual([])
    await allSettled(discardConfirmed, { scope: next.scope })
    expect(next.done).toEqual(['left'])
  })

  it('is never unmounted to make room', async () => {
    const { scope } = await filled()
    for (let at = 0; at < maxAlive + 5; at += 1) await allSettled(tabVisited, { scope, params: tab(`/p${at}`) })
    const alive = scope.getState($aliveTabs).map(({ path }) => path)
    expect([alive.length, alive.includes('/b'), alive.includes('/a')]).toEqual([maxAlive + 1, true, false])
  })
})

describe('no confirmation is needed', () => {
  it('for a tab without changes next to one that has some', async () => {
    const { scope, paths, losses } = await filled()
    await allSettled(tabClosed, { scope, params: '/a' })
    await allSettled(otherTabsClosed, { scope, params: '/b' })
    expect([paths(), losses()]).toEqual([['/b'], []])
  })

  it('after the form was saved, or its changes are gone', async () => {
    const saved = await filled()
    await allSettled(unsavedChangesRemoved, { scope: saved.scope, params: { tab: '/b', work: saved.work } })
    await allSettled(tabClosed, { scope: saved.scope, params: '/b' })
    const gone = await filled()
    gone.form.stands = false
    await allSettled(tabClosed, { scope: gone.scope, params: '/b' })
    expect([saved.paths(), gone.paths()]).toEqual([
      ['/a', '/c'],
      ['/a', '/c'],
    ])
  })
})
