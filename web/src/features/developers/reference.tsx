import { chakra, Flex } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import schemaUrl from '../../../../contracts/partner.graphql?url';
import { useT } from '../../i18n';
import { useDemoTime } from '../edition';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { Input } from '../../ui/input';
import { Tag } from '../../ui/tag';
import { TextAnchor } from '../../ui/text-link';
import { CodeSample } from './code-sample';
import { Code, WithCode } from './prose';
import { findTypes, type ReferenceField, referenceNames, type ReferenceType } from './reference-types';

/** A default as the schema writes it behind an argument. */
const defaultOf = (value: string): string => `= ${value}`;

/** A type as it is written, with a link to where it is described. */
function TypeName({ children }: { children: string }) {
  const name = children.replace(/[[\]!]/g, '');
  if (!referenceNames.has(name)) return <Code>{children}</Code>;
  return (
    <chakra.a href={`#type-${name}`} color="accent" _hover={{ textDecoration: 'underline' }}>
      <Code>{children}</Code>
    </chakra.a>
  );
}

function Scope({ name }: { name: string | null }) {
  const t = useT();
  if (name === null) return null;
  return (
    <Tag tone="accent">
      {t('developers.reference.scope')} {name}
    </Tag>
  );
}

function Field({ field }: { field: ReferenceField }) {
  const t = useT();
  const { name, type, description, scope, deprecated, args, example } = field;
  return (
    <chakra.li py="3" borderTopWidth="1px">
      <Flex gap="2" wrap="wrap" align="baseline">
        <chakra.span fontFamily="mono" fontSize="sm" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.span>
        <TypeName>{type}</TypeName>
        <Scope name={scope} />
        {deprecated === null ? null : <Tag tone="rejected">{t('developers.reference.deprecated')}</Tag>}
      </Flex>
      <chakra.p color="quiet" fontSize="sm" mt="1">
        <WithCode>{deprecated ?? description}</WithCode>
      </chakra.p>
      {args.length > 0 ? (
        <chakra.ul listStyleType="none" ps="4" mt="2" borderInlineStartWidth="2px" fontSize="sm">
          {args.map((arg) => (
            <chakra.li key={arg.name} py="1">
              <Code>{arg.name}</Code> <TypeName>{arg.type}</TypeName>
              {arg.default === null ? null : <Code>{defaultOf(arg.default)}</Code>}
              <chakra.span color="quiet" ms="1">
                <WithCode>{arg.description}</WithCode>
              </chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      ) : null}
      {example === undefined ? null : <CodeSample label="GraphQL">{example}</CodeSample>}
    </chakra.li>
  );
}

function Type({ type }: { type: ReferenceType }) {
  const { name, kind, description, scope, fields, values } = type;
  return (
    <chakra.section id={`type-${name}`} scrollMarginTop="24" mb="10" aria-labelledby={`type-${name}-title`}>
      <Flex gap="3" align="baseline" wrap="wrap">
        <chakra.h2 id={`type-${name}-title`} fontSize="xl" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.span color="quiet" fontSize="sm">
          {kind}
        </chakra.span>
        <Scope name={scope} />
      </Flex>
      <chakra.p color="quiet" my="2">
        <WithCode>{description}</WithCode>
      </chakra.p>
      <chakra.ul listStyleType="none">
        {fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
        {values.map((value) => (
          <chakra.li key={value.name} py="2" borderTopWidth="1px" fontSize="sm">
            <Code>{value.name}</Code>
            <chakra.span color="quiet" ms="1">
              <WithCode>{value.description}</WithCode>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** All types that programs can read, and the search among them; the address holds what is searched for. */
export function Reference({ search }: { search: string }) {
  const t = useT();
  const navigate = useNavigate();
  // Where people are real, nobody is shown the explorer.
  const isDemo = useDemoTime() !== undefined;
  const found = findTypes(search);
  const find = (text: string) =>
    void navigate(paths.developers({ tab: 'reference', search: text }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <chakra.p mb="4">{t('developers.reference.lead')}</chakra.p>
      <Flex gap="5" wrap="wrap" mb="6">
        <TextAnchor href={schemaUrl} download="wirefair.graphql">
          {t('developers.reference.schema')}
        </TextAnchor>
        {isDemo ? <TextAnchor href="/graphql">{t('developers.reference.explorer')}</TextAnchor> : null}
      </Flex>
      <Input
        type="search"
        aria-label={t('developers.reference.search')}
        placeholder={t('developers.reference.search')}
        value={search}
        maxLength={100}
        maxWidth="30rem"
        mb="8"
        onChange={({ target }) => find(target.value)}
      />
      {found.length === 0 ? (
        <EmptyState>{t('developers.reference.none', { text: search })}</EmptyState>
      ) : null}
      <chakra.div lang="en" maxWidth="60rem">
        {found.map((type) => (
          <Type key={type.name} type={type} />
        ))}
      </chakra.div>
    </>
  );
}
