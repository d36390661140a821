import { render } from '@testing-library/react'
import { Activity } from 'react'
import { describe, expect, it } from 'vitest'
import { UnsavedProvider, type UnsavedWork, useUnsaved } from './unsaved'

type Input = 'none' | 'clean' | 'dirty'

function Form({ isDirty }: { readonly isDirty: boolean }) {
  return <form ref={useUnsaved<HTMLFormElement>({ isDirty, draft: { none: 'a test' } })} />
}

function screen() {
  const works = new Set<UnsavedWork>()
  const watcher = { add: (work: UnsavedWork) => works.add(work), remove: (work: UnsavedWork) => works.delete(work) }
  const shown = (input: Input, mode: 'visible' | 'hidden' = 'visible') => (
    <UnsavedProvider value={watcher}>
      <Activity mode={mode}>{input === 'none' ? null : <Form isDirty={input === 'dirty'} />}</Activity>
    </UnsavedProvider>
  )
  const { rerender } = render(shown('clean'))
  return {
    show: (...look: Parameters<typeof shown>) => rerender(shown(...look)),
    atStake: () => [...works].filter((work) => work.isAtStake()).length,
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
    const useCareless = (isDirty: boolean) => useUnsaved<HTMLFormElement>({ isDirty })
    expect(useCareless).toBeTypeOf('function')
  })

  it('needs no shell around it', () => {
    expect(() => render(<Form isDirty />)).not.toThrow()
  })
})
