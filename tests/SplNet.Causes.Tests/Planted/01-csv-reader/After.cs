namespace Sut;

/// <summary>How the text is divided into fields.</summary>
public sealed record CsvDialect(char Separator, char Quote, bool TrimsFields)
{
    public static CsvDialect Comma { get; } = new(',', '"', false);

    public static CsvDialect Semicolon { get; } = new(';', '"', true);

    public bool EndsField(char character) => character == Separator || character is '\n' or '\r';

    public string Finish(string field) => TrimsFields ? field.Trim() : field;
}

/// <summary>One line of the file.</summary>
public sealed class CsvRecord(IReadOnlyList<string> fields)
{
    public int Count => fields.Count;

    public string this[int index] => index < fields.Count ? fields[index] : "";

    public bool IsEmpty => fields is [{ Length: 0 }];

    public override string ToString() => string.Join(' ', fields);
}

/// <summary>The names of the columns, from the first line.</summary>
public sealed class CsvHeader
{
    private readonly Dictionary<string, int> _positions = new(StringComparer.OrdinalIgnoreCase);

    public CsvHeader(CsvRecord names)
    {
        for (var position = 0; position < names.Count; position++)
            _positions[names[position]] = position;
    }

    public bool Has(string column) => _positions.ContainsKey(column);

    public int Count => _positions.Count;

    public int PositionOf(string column) =>
        _positions.TryGetValue(column, out var position)
            ? position
            : throw new ArgumentException($"There is no column {column}.", nameof(column));
}

/// <summary>Reads records one by one.</summary>
public sealed class CsvReader(string text, CsvDialect dialect)
{
    public IEnumerable<CsvRecord> ReadRecords()
    {
        var fields = new List<string>();
        var field = "";
        var quoted = false;
        for (var i = 0; i < text.Length; i++)
        {
            var character = text[i];
            if (quoted)
            {
                if (character != dialect.Quote)
                    field += character;
                else if (IsDoubled(i))
                    field += text[i++];
                else
                    quoted = false;
            }
            else if (character == dialect.Quote)
            {
                quoted = true;
            }
            else if (!dialect.EndsField(character))
            {
                field += character;
            }
            else if (character != '\r')
            {
                fields.Add(dialect.Finish(field));
                field = "";
                if (character != '\n')
                    continue;
                yield return new CsvRecord(fields);
                fields = [];
            }
        }

        if (field.Length > 0 || fields.Count > 0)
        {
            fields.Add(dialect.Finish(field));
            yield return new CsvRecord(fields);
        }
    }

    private bool IsDoubled(int index) => index + 1 < text.Length && text[index + 1] == dialect.Quote;
}

/// <summary>Records under the names of their columns.</summary>
public sealed class CsvTable
{
    private readonly List<CsvRecord> _rows = [];
    private readonly CsvHeader _header;

    public CsvTable(string text, CsvDialect dialect)
    {
        CsvHeader? header = null;
        foreach (var record in new CsvReader(text, dialect).ReadRecords())
        {
            if (header is null)
                header = new CsvHeader(record);
            else if (!record.IsEmpty)
                _rows.Add(record);
        }

        _header = header ?? throw new ArgumentException("The text has no header.", nameof(text));
    }

    public int RowCount => _rows.Count;

    public IEnumerable<string> Column(string name)
    {
        var position = _header.PositionOf(name);
        foreach (var row in _rows)
            yield return row[position];
    }

    public int LongestIn(string name)
    {
        var length = 0;
        foreach (var value in Column(name))
        {
            if (value.Length > length)
                length = value.Length;
        }

        return length;
    }
}
