import { Grid } from '@chakra-ui/react';
import { paths } from '../../lib/paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Card, CardBody, CardTitle } from '../../ui/card';
import { FactList } from '../../ui/fact-list';
import { Motif } from '../../ui/motif';
import { Pager } from '../../ui/pager';
import { Picture } from '../../ui/picture';
import { QrCode } from '../../ui/qr-code';
import { SectionHeading } from '../../ui/section-heading';
import { Table, TableCell, TableHead, TableRow } from '../../ui/table';
import { Tabs } from '../../ui/tabs';
import { Tag } from '../../ui/tag';
import { Row, Specimen } from '../specimen';
import { useTexts } from '../use-texts';

const booth = 'N1-A01';
const TONES = ['accent', 'second', 'quiet', 'review', 'approved', 'rejected'] as const;

function Cards() {
  const text = useTexts();
  return (
    <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4">
      {[text.longTitle, text.exhibitor].map((title) => (
        <Card key={title}>
          <Picture alt="" seed={title} sizes="50vw" />
          <CardBody>
            <CardTitle>{title}</CardTitle>
          </CardBody>
        </Card>
      ))}
    </Grid>
  );
}

function Facts() {
  const text = useTexts();
  return (
    <Table>
      <thead>
        <TableRow>
          <TableHead scope="col">{text.name}</TableHead>
          <TableHead scope="col">{text.place}</TableHead>
        </TableRow>
      </thead>
      <tbody>
        <TableRow>
          <TableCell>{text.exhibitor}</TableCell>
          <TableCell>{booth}</TableCell>
        </TableRow>
      </tbody>
    </Table>
  );
}

export function Content() {
  const text = useTexts();
  const [first, second] = text.choices;
  const here = '/dev/components';
  const tabs = [
    { id: 'first', label: first, to: here, count: 1234 },
    { id: 'second', label: second, to: here },
  ];
  return (
    <Specimen title={text.sections.content}>
      <Breadcrumb crumbs={[{ label: text.choices[0], to: paths.home() }, { label: text.exhibitor }]} />
      <SectionHeading title={text.choices[0]} lead={text.paragraph} moreTo={paths.home()} />
      <Row>
        {TONES.map((tone, index) => (
          <Tag key={tone} tone={tone}>
            {text.tags[index]}
          </Tag>
        ))}
      </Row>
      <Cards />
      <FactList
        facts={[
          { label: text.name, value: text.exhibitor },
          { label: text.branch, value: text.longTitle },
        ]}
      />
      <Facts />
      <Tabs label={text.sections.content} tabs={tabs} current="first">
        {text.paragraph}
      </Tabs>
      <Pager page={3} pageCount={12} total={1234} href={() => here} />
      <Row>
        <Motif width="96px" seed={text.exhibitor} />
        <QrCode text="https://example.com" label={text.exhibitor} eager />
      </Row>
    </Specimen>
  );
}
