import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DraftsProvider } from './drafts'
import { type Draft, UnsavedProvider, type UnsavedWork } from './unsaved'
import { DraftOrigin, useEdits } from './use-edits'

function View({ isLoading }: { readonly isLoading: boolean }) {
  const { changed, change, box } = useEdits<string>()
  if (isLoading) return <p>…</p>
  return (
    <div ref={box}>
      <input value={changed ?? 'as saved'} onChange={(event) => change(event.target.value)} />
      <button type="button" onClick={() => change(undefined)}>
        back
      </button>
    </div>
  )
}

const origin = { place: 'role setting 7', target: { id: '7' } }

function view(first: readonly Draft[] = []) {
  const works = new Set<UnsavedWork>()
  const watcher = { add: (work: UnsavedWork) => works.add(work), remove: (work: UnsavedWork) => works.delete(work) }
  const taken: string[] = []
  const drafts = (waiting: readonly Draft[]) => ({ waiting, taken: (place: string) => taken.push(place) })
  const shown = (waiting: readonly Draft[], isLoading: boolean) => (
    <UnsavedProvider value={watcher}>
      <DraftsProvider value={drafts(waiting)}>
        <DraftOrigin value={origin}>
          <View isLoading={isLoading} />
        </DraftOrigin>
      </DraftsProvider>
    </UnsavedProvider>
  )
  const { rerender } = render(shown(first, true))
  return {
    taken,
    show: ({ waiting = [] as readonly Draft[], isLoading = false }) => rerender(shown(waiting, isLoading)),
    kept: () => [...works].filter((work) => work.isAtStake()).map(({ draft }) => draft?.()),
  }
}
const typed = () => (screen.getByRole('textbox') as HTMLInputElement).value

test('what is edited in a view is kept with its place and target, until it is saved or taken back', () => {
  const { show, kept } = view()
  show({})
  expect([typed(), kept()]).toEqual(['as saved', []])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half' } })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half of it' } })
  expect(kept()).toEqual([{ ...origin, values: { edits: 'half of it' } }])
  fireEvent.click(screen.getByRole('button'))
  expect([typed(), kept()]).toEqual(['as saved', []])
})

const draft = { ...origin, values: { edits: 'half' } }

test('what is wanted back stands in the view once that is there, and can be lost again', () => {
  const { show, kept, taken } = view([draft, { place: 'role setting 8', values: { edits: 'of another' } }])
  expect(taken).toEqual([origin.place])
  show({})
  expect([typed(), kept()]).toEqual(['half', [draft]])
})

test('a view that is open already takes up what is wanted back', () => {
  const { show, kept } = view()
  show({})
  show({ waiting: [draft] })
  show({})
  expect([typed(), kept()]).toEqual(['half', [draft]])
})
