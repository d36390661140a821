import type { TourGuide } from '@jwsk/sdk/biz'
import { expect, test } from 'vitest'
import tourGuides from '../resources/tour-guide'

const guide: TourGuide = { id: '1', guideName: '', phone: '', idCard: '', guideCertNo: '', avatar: '' }

const askedOf = (state: Pick<TourGuide, 'auditStatus' | 'status'>) => {
  const asked = tourGuides.rowActions.filter(({ placement, when }) => placement === 'primary' && when({ ...guide, ...state }))
  return asked.map(({ name }) => name)
}

test('a guide asks for a review and then for work, and at work for nothing', () => {
  expect(askedOf({ auditStatus: 0, status: 0 })).toEqual(['audit'])
  expect(askedOf({ auditStatus: 1, status: 0 })).toEqual(['enable'])
  expect(askedOf({ auditStatus: 1, status: 2 })).toEqual(['enable'])
  expect(askedOf({ auditStatus: 1, status: 1 })).toEqual([])
})
