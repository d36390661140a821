import type { TourGuide } from '@jwsk/sdk/biz'
import { expect, test } from 'vitest'
import tourGuides from '../resources/tour-guide'

const guide: TourGuide = { id: '1', guideName: '', phone: '', idCard: '', guideCertNo: '', avatar: '' }

const getPrimaryActions = (state: Pick<TourGuide, 'auditStatus' | 'status'>) => {
  const actions = tourGuides.rowActions.filter(({ placement, when }) => placement === 'primary' && when({ ...guide, ...state }))
  return actions.map(({ name }) => name)
}

test('offers review, then start of duty, then no primary action', () => {
  expect(getPrimaryActions({ auditStatus: 0, status: 0 })).toEqual(['audit'])
  expect(getPrimaryActions({ auditStatus: 1, status: 0 })).toEqual(['enable'])
  expect(getPrimaryActions({ auditStatus: 1, status: 2 })).toEqual(['enable'])
  expect(getPrimaryActions({ auditStatus: 1, status: 1 })).toEqual([])
})
