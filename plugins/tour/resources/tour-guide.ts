import { bizDict, decimal, defineResource, dict, idCard, image, images, money, number, phone, reference, richText, text } from '@jwsk/kit'
import { scenicSpot, tourGuide } from '@jwsk/sdk/biz'
import { guideActions } from '../actions/guide-actions'

const tourGuides = defineResource({
  api: tourGuide,
  permission: 'tour_guide',
  fields: {
    guideName: text(),
    avatar: image(),
    sex: dict('sex'),
    phone: phone(),
    idCard: idCard(),
    guideCertNo: text(),
    guideLevel: bizDict('guide_level'),
    languages: bizDict('guide_language', { join: ',' }),
    travelAgency: text(),
    serviceArea: reference(scenicSpot, 'spotName', { nameField: 'serviceAreaNames', join: ',' }),
    workYears: number(),
    servicePrice: money(),
    score: decimal(),
    auditStatus: bizDict('audit_status', { tones: { 0: 'warning', 1: 'success', 2: 'danger', 3: 'quiet' } }),
    status: bizDict('guide_status', { defaultValue: 1, tones: { 0: 'quiet', 1: 'success', 2: 'info' } }),
    auditRemark: text(),
    certImage: images(),
    introduction: richText(),
    sort: number(),
  },
  columns: ['guideName', 'avatar', 'auditStatus', 'status', 'phone', 'guideCertNo', 'guideLevel', 'travelAgency', 'score'],
  search: ['guideName', 'status', 'phone', 'guideCertNo', 'sex', 'guideLevel', 'travelAgency', 'auditStatus'],
  sortable: ['guideLevel', 'score'],
  form: {
    person: ['guideName', 'sex', 'phone', 'idCard', 'avatar'],
    service: [
      'guideCertNo',
      'guideLevel',
      'travelAgency',
      'workYears',
      'servicePrice',
      'score',
      'status',
      'sort',
      'languages',
      'serviceArea',
    ],
    more: ['certImage', 'introduction'],
  },
  row: guideActions,
})

export default tourGuides
