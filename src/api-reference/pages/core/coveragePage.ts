import type { Coverage } from '../../coverage';
import { createPage, escapeMarkdown, inlineCode, sectionText, type GeneratedPage } from '../page';
import { coreFile, type CoreReference } from './context';

/** How complete the reference is, and what it lacks for which reason. */
export function coveragePage(coverage: Coverage, { api }: CoreReference): GeneratedPage {
  const described =
    coverage.props - coverage.gaps.filter(({ kind }) => kind === 'description').length;
  const entries = coverage.exports - coverage.gaps.filter(({ kind }) => kind === 'entry').length;
  const rows = coverage.gaps.map(
    ({ key, kind, reason = '' }) =>
      `| ${inlineCode(key)} | ${kind === 'entry' ? 'no entry' : 'no description'} | ${escapeMarkdown(reason)} |`,
  );
  return createPage(
    coreFile('/core/api/coverage'),
    {
      title: 'Reference coverage',
      description: `How much of the public interface of Toolpad Core ${api.version} this reference covers, and what it lacks for which reason.`,
    },
    [
      'Descriptions come from the published typings. Where those say nothing, the reference says nothing either, and the gap stands here.',
      sectionText(2, {
        heading: 'Totals',
        id: 'totals',
        body: [
          [
            '| What | Covered | Total |',
            '| --- | --- | --- |',
            `| Public exports with an entry | ${entries} | ${coverage.exports} |`,
            `| Props of components with a description | ${described} | ${coverage.props} |`,
          ].join('\n'),
        ],
      }),
      sectionText(2, {
        heading: 'Gaps',
        id: 'gaps',
        body: [
          rows.length > 0
            ? ['| Name | Gap | Reason |', '| --- | --- | --- |', ...rows].join('\n')
            : 'None.',
        ],
      }),
    ],
  );
}
