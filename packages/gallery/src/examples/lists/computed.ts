import { defineResource, money, number, text } from '@jwsk/kit'
import { parkingLot } from '@jwsk/sdk/biz'

/** Columns that the records do not have are computed from them: shown, exported and printed, never edited. */
export const example = defineResource({
  api: parkingLot,
  fields: { lotName: text(), totalSpace: number(), leftSpace: number(), hourPrice: money() },
  columns: ['lotName', 'totalSpace', 'leftSpace', 'usedSpace', 'hourPrice', 'income'],
  computedColumns: {
    usedSpace: { field: number(), from: ({ totalSpace = 0, leftSpace = 0 }) => totalSpace - leftSpace },
    income: {
      field: money(),
      from: ({ totalSpace = 0, leftSpace = 0, hourPrice = 0 }) => (totalSpace - leftSpace) * Number(hourPrice),
      width: 140,
    },
  },
  pageSize: 10,
})
