import { tourGuide } from '@jwsk/sdk/biz'
import { bySort } from '../../engine/crud'
import { mock } from '../../engine/mock'
import { refuse } from '../../engine/refusal'
import { scenicSpotTable } from '../scenic/scenic-spot-table'
import { alreadyAudited, changeStatus, options, verdictOf } from '../shared/actions'
import { entity, mockOf, namesIn, patchRow, rowOf } from '../shared/entity'
import { maskIdCard, unmaskIdCard } from '../shared/id-card'
import { columns, exportMock } from '../shared/sheets'
import { type TourGuideRow, tourGuideTable } from './tour-guide-table'

const papersOf = ({ idCard, guideCertNo, certImage }: TourGuideRow) => [idCard, guideCertNo, certImage].join()

const crudMocks = entity(tourGuide, tourGuideTable, {
  view: (row, { world }) => ({
    ...row,
    idCard: maskIdCard(row.idCard),
    serviceAreaNames: namesIn(world, scenicSpotTable, { ids: row.serviceArea, name: (spot) => spot.spotName }),
  }),
  order: bySort,
  unique: { fields: ['guideCertNo'], message: '导游证号已存在' },
  amounts: ['servicePrice'],
  owned: () => ({ auditStatus: 0, auditRemark: '' }),
  complete: (draft, _, before) => {
    const row = { ...draft, idCard: unmaskIdCard(draft.idCard, before?.idCard) }
    return before && papersOf(row) !== papersOf(before) ? { ...row, auditStatus: 0, auditRemark: '' } : row
  },
  check: (row, { world }) => {
    if (row.idCard.length !== 18) throw refuse('idCard:格式不正确')
    const twin = world
      .table(tourGuideTable)
      .find((other) => other.id !== row.id && other.tenantId === row.tenantId && other.idCard === row.idCard)
    if (twin) throw refuse('身份证号已存在')
  },
})

const sheetColumns = columns(
  '姓名 guideName,性别 sex:sex,手机号 phone,身份证号 idCard,导游证号 guideCertNo,导游等级 guideLevel:guide_level,所属旅行社 travelAgency,服务景区 serviceAreaNames,评分 score,服务价格 servicePrice,审核状态 auditStatus:audit_status,状态 status:guide_status',
)

export const tourGuideMocks = [
  ...crudMocks,
  options(tourGuide.select, tourGuideTable, { fields: ['guideName', 'phone'], where: (row) => row.auditStatus === 1 }),
  changeStatus(tourGuide.changeStatus, tourGuideTable, {
    allowed: [0, 1, 2],
    check: ({ auditStatus }, status) => {
      if (status !== 0 && auditStatus !== 1) throw refuse('仅审核通过的导游可上岗')
    },
  }),
  exportMock(tourGuide.export, mockOf(crudMocks, tourGuide.page), ['导游', sheetColumns]),
  mock(tourGuide.audit, (call) => {
    const row = rowOf(call, tourGuideTable)
    if (row.auditStatus !== 0) throw alreadyAudited()
    const { auditStatus, auditRemark, passed } = verdictOf(call)
    return patchRow(call, tourGuideTable, { id: row.id, auditStatus, auditRemark, status: passed ? 1 : 0 })
  }),
]
