import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { navigateFx } from '../navigation/model'
import {
  $aliveTabs,
  $unsavedTabs,
  $tabs,
  allTabsClosed,
  waitForSpinFx,
  proceedFx,
  leaveRequested,
  discardConfirmed,
  discardCancelled,
  maxAlive,
  otherTabsClosed,
  type Tab,
  tabClosed,
  tabRefreshed,
  tabVisited,
  unsavedChangesAdded,
  unsavedChangesRemoved,
} from './model'

const tab = (path: string): Tab => ({ key: path, path, search: '', label: path })

/** Three tabs, the last one active; `/b` holds a half-filled form. */
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

describe('a tab that holds something unsaved', () => {
  it.each([
    { name: 'closes', wish: tabClosed, key: '/b', rest: ['/a', '/c'] },
    { name: 'closes with others', wish: otherTabsClosed, key: '/c', rest: ['/c'] },
    { name: 'closes with all', wish: allTabsClosed.prepend((_: string) => undefined), key: '', rest: [] },
  ])('$name only once the loss is accepted', async ({ wish, key, rest }) => {
    const { scope, paths, losses } = await filled()
    await allSettled(wish, { scope, params: key })
    expect([paths(), losses()]).toEqual([['/a', '/b', '/c'], ['/b']])
    await allSettled(discardConfirmed, { scope })
    expect([paths(), losses()]).toEqual([rest, []])
  })

  it('stays with what it holds when the loss is refused', async () => {
    const { scope, paths, losses } = await filled()
    await allSettled(tabClosed, { scope, params: '/b' })
    await allSettled(discardCancelled, { scope })
    await allSettled(discardConfirmed, { scope })
    expect([paths(), losses()]).toEqual([['/a', '/b', '/c'], []])
    await allSettled(tabClosed, { scope, params: '/b' })
    expect(losses()).toEqual(['/b'])
  })

  it('is refreshed, or left with everything, only then', async () => {
    const { scope, done } = await filled()
    await allSettled(tabRefreshed, { scope, params: '/b' })
    await allSettled(discardConfirmed, { scope })
    expect(done).toEqual(['refresh /b'])
    const again = await filled()
    await allSettled(leaveRequested, { scope: again.scope, params: { go: () => again.done.push('left') } })
    expect(again.done).toEqual([])
    await allSettled(discardConfirmed, { scope: again.scope })
    expect(again.done).toEqual(['left'])
  })

  it('is never the one that makes room', async () => {
    const { scope } = await filled()
    for (let at = 0; at < maxAlive + 5; at += 1) await allSettled(tabVisited, { scope, params: tab(`/p${at}`) })
    const alive = scope.getState($aliveTabs).map(({ path }) => path)
    expect([alive.length, alive.includes('/b'), alive.includes('/a')]).toEqual([maxAlive + 1, true, false])
  })
})

describe('nothing is asked', () => {
  it('of a tab beside the one that holds something', async () => {
    const { scope, paths, losses } = await filled()
    await allSettled(tabClosed, { scope, params: '/a' })
    await allSettled(otherTabsClosed, { scope, params: '/b' })
    expect([paths(), losses()]).toEqual([['/b'], []])
  })

  it('once the form was saved, or is gone without a word', async () => {
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
