import { allSettled, fork } from 'effector'
import { describe, expect, it } from 'vitest'
import { $chrome, $drawer, $panel, $screenName, drawerOpened, panelOpened, screenEntered } from './model'

const entered = (search = '') => ({ path: '/system/user', search, name: '用户管理' })

describe('navigation', () => {
  it('closes the drawer on navigation', async () => {
    const scope = fork()
    await allSettled(drawerOpened, { scope })
    expect(scope.getState($drawer)).toBe('open')
    await allSettled(screenEntered, { scope, params: entered() })
    expect(scope.getState($drawer)).toBe('closed')
    expect(scope.getState($screenName)).toBe('用户管理')
  })

  // spec 2.89, 4.21
  it('closes the search panel on navigation, and no other panel', async () => {
    const scope = fork()
    history.pushState(null, '', '/')
    await allSettled(panelOpened, { scope, params: 'palette' })
    history.pushState(null, '', '/system/user')
    await allSettled(screenEntered, { scope, params: entered() })
    expect(scope.getState($panel)).toBeNull()
    await allSettled(panelOpened, { scope, params: 'theme' })
    await allSettled(screenEntered, { scope, params: entered() })
    expect(scope.getState($panel)).toBe('theme')
  })

  it('keeps a search that was opened while a screen was loading', async () => {
    const scope = fork()
    history.pushState(null, '', '/system/post')
    await allSettled(panelOpened, { scope, params: 'palette' })
    await allSettled(screenEntered, { scope, params: { path: '/system/post', search: '', name: '岗位管理' } })
    expect(scope.getState($panel)).toBe('palette')
  })

  // spec 2.48, 2.79
  it('hides the chrome for menu=false until an address without it', async () => {
    const scope = fork()
    await allSettled(screenEntered, { scope, params: entered('?menu=false') })
    expect(scope.getState($chrome)).toBe('bare')
    await allSettled(screenEntered, { scope, params: entered('?menu=true') })
    expect(scope.getState($chrome)).toBe('full')
  })
})
