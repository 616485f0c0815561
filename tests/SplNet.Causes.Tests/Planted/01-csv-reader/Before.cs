using System.Text;

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

    public bool IsEmpty => fields.Count == 1 && fields[0].Length == 0;
}

/// <summary>The names of the columns, from the first line.</summary>
public sealed class CsvHeader
{
    private readonly Dictionary<string, int> _positions = new(StringComparer.OrdinalIgnoreCase);

    public CsvHeader(CsvRecord names)
    {
        for (var i = 0; i < names.Count; i++)
            _positions[names[i]] = i;
    }

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
        var field = new StringBuilder();
        var quoted = false;
        for (var i = 0; i < text.Length; i++)
        {
            var character = text[i];
            if (quoted)
            {
                if (character != dialect.Quote)
                    field.Append(character);
                else if (IsDoubled(i))
                    field.Append(text[i++]);
                else
                    quoted = false;
            }
            else if (character == dialect.Quote)
            {
                quoted = true;
            }
            else if (!dialect.EndsField(character))
            {
                field.Append(character);
            }
            else if (character != '\r')
            {
                fields.Add(dialect.Finish(field.ToString()));
                field.Clear();
                if (character != '\n')
                    continue;
                yield return new CsvRecord(fields);
                fields = [];
            }
        }

        if (field.Length > 0 || fields.Count > 0)
        {
            fields.Add(dialect.Finish(field.ToString()));
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
        var longest = 0;
        foreach (var value in Column(name))
            longest = Math.Max(longest, value.Length);
        return longest;
    }
}
