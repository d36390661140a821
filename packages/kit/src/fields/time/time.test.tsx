import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { typeDate } from '../../testing/interactions'
import { renderInput } from '../testing/render-field'
import { time } from './time'

test('sends minutes, or seconds if the wire has them', async () => {
  const { wire } = renderInput(time(), { record: { it: '08:30:00' } })
  expect(wire()).toBe('08:30')
  await typeDate(screen, '名称', '9:05')
  expect(wire()).toBe('09:05')
  cleanup()
  const exact = renderInput(time({ precision: 'seconds' }), { record: { it: '08:30' } })
  expect(exact.wire()).toBe('08:30:00')
})

test('rejects an invalid time', () => {
  expect(time().validate('25:00')).toEqual({ key: 'fields.date.malformed' })
  expect(time().validate('全天开放')).toEqual({ key: 'fields.date.malformed' })
  expect(time().validate('23:59')).toBeUndefined()
})
