import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DraftsProvider } from './drafts'
import { type FormDraft, type UnsavedChanges, UnsavedRegistryProvider } from './unsaved-changes'
import { DraftOriginProvider, useUnsavedEdits } from './use-unsaved-edits'

function View({ isLoading }: { readonly isLoading: boolean }) {
  const { draft: changed, setDraft, ref: box } = useUnsavedEdits<string>()
  if (isLoading) return <p>…</p>
  return (
    <div ref={box}>
      <input value={changed ?? 'as saved'} onChange={(event) => setDraft(event.target.value)} />
      <button type="button" onClick={() => setDraft(undefined)}>
        back
      </button>
    </div>
  )
}

const origin = { formKey: 'role setting 7', target: { id: '7' } }

function view(first: readonly FormDraft[] = []) {
  const works = new Set<UnsavedChanges>()
  const registry = { register: (work: UnsavedChanges) => works.add(work), unregister: (work: UnsavedChanges) => works.delete(work) }
  const taken: string[] = []
  const drafts = (waiting: readonly FormDraft[]) => ({ pending: waiting, onRestored: (place: string) => taken.push(place) })
  const renderView = (waiting: readonly FormDraft[], isLoading: boolean) => (
    <UnsavedRegistryProvider value={registry}>
      <DraftsProvider value={drafts(waiting)}>
        <DraftOriginProvider value={origin}>
          <View isLoading={isLoading} />
        </DraftOriginProvider>
      </DraftsProvider>
    </UnsavedRegistryProvider>
  )
  const { rerender } = render(renderView(first, true))
  return {
    taken,
    show: ({ waiting = [] as readonly FormDraft[], isLoading = false }) => rerender(renderView(waiting, isLoading)),
    getDrafts: () => [...works].filter((work) => work.hasUnsavedChanges()).map(({ getDraft }) => getDraft?.()),
  }
}
const typed = () => (screen.getByRole('textbox') as HTMLInputElement).value

test('keep edits with key and target until saved or reverted', () => {
  const { show, getDrafts } = view()
  show({})
  expect([typed(), getDrafts()]).toEqual(['as saved', []])
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half' } })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'half of it' } })
  expect(getDrafts()).toEqual([{ ...origin, values: { edits: 'half of it' } }])
  fireEvent.click(screen.getByRole('button'))
  expect([typed(), getDrafts()]).toEqual(['as saved', []])
})

const draft = { ...origin, values: { edits: 'half' } }

test('restored edits appear with the view and are unsaved again', () => {
  const { show, getDrafts, taken } = view([draft, { formKey: 'role setting 8', values: { edits: 'of another' } }])
  expect(taken).toEqual([origin.formKey])
  show({})
  expect([typed(), getDrafts()]).toEqual(['half', [draft]])
})

test('an open view restores edits', () => {
  const { show, getDrafts } = view()
  show({})
  show({ waiting: [draft] })
  show({})
  expect([typed(), getDrafts()]).toEqual(['half', [draft]])
})
