import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { $site } from '../site/model'
import { allowElement } from './intercept-links'
import { LinkGuard } from './use-link-rules'

const open = vi.fn()
const followed = vi.fn()

beforeEach(() => {
  open.mockClear()
  followed.mockClear()
  vi.stubGlobal('open', open)
})

function Page() {
  return (
    // biome-ignore lint/a11y: the test observes the browser's default action
    <div
      onClick={(event) => {
        if (!event.defaultPrevented) followed((event.target as HTMLElement).textContent)
        event.preventDefault()
      }}
    >
      <a href="/system/user">inside</a>
      <a href="https://known.example/a">known</a>
      <a href="https://evil.example/a?b=1&c=2">foreign</a>
      {/* as a careless plugin might render it */}
      <a href="/" ref={(link) => link?.setAttribute('href', 'java\nscript:alert(1)')}>
        script
      </a>
      <a href="https://evil.example/" ref={allowElement}>
        warned
      </a>
    </div>
  )
}

test('clicks on links are redirected to the warning page or blocked', () => {
  const scope = fork({ values: [[$site, { ...$site.defaultState, linkOrigins: ['https://known.example'] }]] })
  render(
    <Provider value={scope}>
      <LinkGuard />
      <Page />
    </Provider>,
  )
  for (const name of ['inside', 'known', 'foreign', 'script', 'warned']) screen.getByText(name).click()
  expect(followed.mock.calls.flat()).toEqual(['inside', 'known', 'warned'])
  expect(open.mock.calls).toEqual([['/link?to=https%3A%2F%2Fevil.example%2Fa%3Fb%3D1%26c%3D2', '_blank', 'noopener,noreferrer']])
})
