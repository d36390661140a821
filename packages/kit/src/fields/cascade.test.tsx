import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DynamicForm } from '../resource/form/dynamic-form'
import { chooseOption, openOptions } from '../testing/interactions'
import { getOffers } from './cascade'
import { choice } from './choice/choice'
import { dict } from './dict/dict'
import { withKitProviders } from './testing/render-field'
import type { Field } from './types'

const cities = [
  { dictKey: '4401', dictValue: '广州' },
  { dictKey: '4403', dictValue: '深圳' },
  { dictKey: '3301', dictValue: '杭州' },
]
const offers = (key: string, parent: string) => key.startsWith(parent)
const province = choice({ 33: 'quiet', 44: 'quiet' }, { wire: 'text' })

function openForm(city: Field) {
  const onSubmit = vi.fn((_values: unknown) => Promise.resolve())
  const fields = [
    { name: 'province', label: '省', field: province },
    { name: 'city', label: '市', field: city },
  ]
  const form = <DynamicForm fields={fields} saveLabel="提交" onSubmit={onSubmit} onDone={() => undefined} onCancel={() => undefined} />
  render(withKitProviders(form, { server: () => cities }).element)
  return onSubmit
}
const getTexts = (options: readonly HTMLElement[]) => options.map((option) => option.textContent)

test.each([
  [
    'a choice',
    choice({ '4401': 'quiet', '4403': 'quiet', '3301': 'quiet' }, { wire: 'text', dependsOn: 'province', offers }),
    ['4401', '4403'],
  ],
  ['a dictionary', dict('city', { wire: 'text', dependsOn: 'province', offers }), ['广州', '深圳']],
  [
    'several choices',
    choice({ c4401: 'quiet', c3301: 'quiet' }, { multiple: true, dependsOn: 'province', offers: (key, it) => key.startsWith(`c${it}`) }),
    ['c4401'],
  ],
  ['several entries', dict('city', { join: ',', dependsOn: 'province', offers }), ['广州', '深圳']],
])('%s offers the values for its parent', async (_, city, offered) => {
  openForm(city)
  await chooseOption(screen, '省', '44')
  expect(getTexts(await openOptions(screen, '市')).filter((text) => text !== '请选择')).toEqual(offered)
})

test('a change of the parent clears the value', async () => {
  const onSubmit = openForm(dict('city', { wire: 'text', dependsOn: 'province', offers }))
  await chooseOption(screen, '省', '44')
  await chooseOption(screen, '市', '深圳')
  await chooseOption(screen, '省', '33')
  screen.getByRole('button', { name: '提交' }).click()
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ province: '33', city: '' }))
})

test('all values are offered while the parent is empty', () => {
  expect(getOffers({ dependsOn: 'province', offers }, undefined)).toBeUndefined()
})

test('a predicate that throws offers all', () => {
  const failing = getOffers({ dependsOn: 'province', offers: () => JSON.parse('{') as boolean }, { province: '44' })
  expect(failing?.('3301')).toBe(true)
})
