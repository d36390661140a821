import type { AreaEntity } from '../area/render-contract'
import { getJavaNames, indent, renderJavaFile } from './java'

interface Call {
  readonly mapping: string
  readonly summary: string
  readonly signature: string
  readonly body: readonly string[]
}

function getCalls(entity: AreaEntity): readonly Call[] {
  const { plan, names: own } = entity
  const names = getJavaNames(entity)
  const service = `${own.entity}Service`
  const responseType = plan.hasWrapper ? names.vo : names.entity
  const detail = `${service}.getById(id)`
  const removed = plan.hasBase ? 'deleteLogic' : 'removeByIds'
  return [
    {
      mapping: 'Get',
      summary: 'detail 详情',
      signature: `R<${responseType}> detail(@Parameter(description = "主键", required = true) @RequestParam Long id)`,
      body: plan.hasWrapper
        ? [`${names.entity} detail = ${detail};`, `return R.data(detail == null ? null : ${names.wrapper}.build().entityVO(detail));`]
        : [`return R.data(${detail});`],
    },
    {
      mapping: 'Get',
      summary: 'page 分页',
      signature: `R<IPage<${names.vo}>> page(@Parameter(hidden = true) @RequestParam Map<String, Object> ${own.entity}, Query query)`,
      body: [`return R.data(${service}.select${own.type}Page(Condition.getPage(query), ${own.entity}));`],
    },
    ...(['save 新增', 'updateById 修改', 'saveOrUpdate 新增或修改'] as const).map((call) => {
      const [method = '', words = ''] = call.split(' ')
      const path = method === 'saveOrUpdate' ? 'submit' : method.replace('ById', '')
      return {
        mapping: 'Post',
        summary: `${path} ${words}`,
        signature: `R<Boolean> ${path}(@Valid @RequestBody ${names.entity} ${own.entity})`,
        body: [`return R.status(${service}.${method}(${own.entity}));`],
      }
    }),
    {
      mapping: 'Post',
      summary: `remove ${plan.hasBase ? '逻辑删除' : '删除'}`,
      signature: 'R<Boolean> remove(@Parameter(description = "主键集合", required = true) @RequestParam String ids)',
      body: [`return R.status(${service}.${removed}(Func.toLongList(ids)));`],
    },
  ]
}

const renderMethod = ({ mapping, summary, signature, body }: Call, index: number): readonly string[] => {
  const [path = '', words = ''] = summary.split(' ')
  return [
    '/**',
    ` * ${words}`,
    ' */',
    `@${mapping}Mapping("/${path}")`,
    `@ApiOperationSupport(order = ${index + 1})`,
    `@Operation(summary = "${words}")`,
    `public ${signature} {`,
    ...indent(body),
    '}',
    '',
  ]
}

const web = (name: string) => `org.springframework.web.bind.annotation.${name}`

export function renderController(entity: AreaEntity): string {
  const { plan, names: own } = entity
  const names = getJavaNames(entity)
  return renderJavaFile({
    package: `${names.root}.controller`,
    imports: [
      'com.baomidou.mybatisplus.core.metadata.IPage',
      'com.github.xiaoymin.knife4j.annotations.ApiOperationSupport',
      ...['Operation', 'Parameter', 'tags.Tag'].map((name) => `io.swagger.v3.oas.annotations.${name}`),
      'jakarta.validation.Valid',
      'lombok.AllArgsConstructor',
      ...['support.Condition', 'support.Query'].map((name) => `org.springblade.core.mp.${name}`),
      ...['api.R', 'utils.Func'].map((name) => `org.springblade.core.tool.${name}`),
      ...['GetMapping', 'PostMapping', 'RequestBody', 'RequestMapping', 'RequestParam', 'RestController'].map(web),
      names.entityClass,
      names.voClass,
      names.serviceClass,
      ...(plan.hasWrapper ? [names.wrapperClass] : []),
      'java.util.Map',
    ],
    comment: `${plan.title} 控制器`,
    author: plan.author,
    body: [
      '@RestController',
      '@AllArgsConstructor',
      `@RequestMapping("/${own.entity}")`,
      `@Tag(name = "${plan.title}", description = "${plan.title}接口")`,
      `public class ${names.controller} {`,
      '',
      ...indent([`private final ${names.service} ${own.entity}Service;`]),
      '',
      ...indent(getCalls(entity).flatMap(renderMethod)),
      '}',
    ],
  })
}
