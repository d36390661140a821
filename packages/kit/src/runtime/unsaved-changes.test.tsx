import { render } from '@testing-library/react'
import { Activity } from 'react'
import { describe, expect, it } from 'vitest'
import { UnsavedRegistryProvider, type UnsavedChanges, useUnsavedChanges } from './unsaved-changes'

type Input = 'none' | 'clean' | 'dirty'

function Form({ isDirty }: { readonly isDirty: boolean }) {
  return <form ref={useUnsavedChanges<HTMLFormElement>({ isDirty, draft: { none: 'a test' } })} />
}

function screen() {
  const works = new Set<UnsavedChanges>()
  const watcher = { register: (work: UnsavedChanges) => works.add(work), unregister: (work: UnsavedChanges) => works.delete(work) }
  const shown = (input: Input, mode: 'visible' | 'hidden' = 'visible') => (
    <UnsavedRegistryProvider value={watcher}>
      <Activity mode={mode}>{input === 'none' ? null : <Form isDirty={input === 'dirty'} />}</Activity>
    </UnsavedRegistryProvider>
  )
  const { rerender } = render(shown('clean'))
  return {
    show: (...look: Parameters<typeof shown>) => rerender(shown(...look)),
    atStake: () => [...works].filter((work) => work.hasUnsavedChanges()).length,
    known: () => works.size,
  }
}

describe('unsaved input', () => {
  it('is at stake from the first change until it is taken back', () => {
    const { show, atStake } = screen()
    expect(atStake()).toBe(0)
    show('dirty')
    expect(atStake()).toBe(1)
    show('clean')
    expect(atStake()).toBe(0)
  })

  it('is forgotten with its form', () => {
    const { show, known } = screen()
    show('dirty')
    show('none')
    expect(known()).toBe(0)
  })

  it('stays at stake in a hidden tab, once, and no longer than its form', () => {
    const { show, atStake } = screen()
    show('dirty')
    show('dirty', 'hidden')
    expect(atStake()).toBe(1)
    show('dirty')
    expect(atStake()).toBe(1)
    show('dirty', 'hidden')
    show('none', 'hidden')
    expect(atStake()).toBe(0)
  })

  it('is offered again, or has a reason why not, wherever it is held', () => {
    // @ts-expect-error the compiler asks every caller for one or the other
    const useCareless = (isDirty: boolean) => useUnsavedChanges<HTMLFormElement>({ isDirty })
    expect(useCareless).toBeTypeOf('function')
  })

  it('needs no shell around it', () => {
    expect(() => render(<Form isDirty />)).not.toThrow()
  })
})
