namespace Sut;

/// <summary>How much it costs to turn the lines so far into the others.</summary>
public readonly record struct EditScore(int Cost, int Inserted, int Removed)
{
    public EditScore Insert() => this with { Cost = Cost + 1, Inserted = Inserted + 1 };

    public EditScore Remove() => this with { Cost = Cost + 1, Removed = Removed + 1 };

    public static EditScore Cheaper(EditScore left, EditScore right) => left.Cost <= right.Cost ? left : right;
}

/// <summary>Lines of a text as numbers, so that equal lines are found quickly.</summary>
public sealed class LineTable
{
    private readonly Dictionary<string, int> _numbers = new(StringComparer.Ordinal);

    public int Count => _numbers.Count;

    public int[] NumbersOf(string[] lines)
    {
        var numbers = new int[lines.Length];
        for (var i = 0; i < lines.Length; i++)
            numbers[i] = NumberOf(lines[i]);
        return numbers;
    }

    private int NumberOf(string line)
    {
        if (!_numbers.TryGetValue(line, out var number))
            _numbers[line] = number = _numbers.Count;
        return number;
    }
}

/// <summary>What changed between two texts.</summary>
public sealed record DiffSummary(int Inserted, int Removed, int Kept)
{
    public bool IsEmpty => Inserted + Removed == 0;

    public override string ToString() => $"+{Inserted} -{Removed} ={Kept}";
}

/// <summary>Compares texts line by line.</summary>
public sealed class LineDiff
{
    private readonly LineTable _table = new();
    private EditScore[] _previous = [];
    private EditScore[] _current = [];

    public DiffSummary Compare(string[] before, string[] after)
    {
        var left = _table.NumbersOf(before);
        var right = _table.NumbersOf(after);
        var score = Score(left, right);
        return new DiffSummary(score.Inserted, score.Removed, before.Length - score.Removed);
    }

    private EditScore Score(int[] left, int[] right)
    {
        Reserve(right.Length + 1);
        _previous[0] = default;
        for (var column = 1; column <= right.Length; column++)
            _previous[column] = _previous[column - 1].Insert();
        foreach (var line in left)
        {
            FillRow(line, right);
            (_previous, _current) = (_current, _previous);
        }

        return _previous[right.Length];
    }

    private void FillRow(int line, int[] right)
    {
        _current[0] = _previous[0].Remove();
        for (var column = 1; column <= right.Length; column++)
        {
            _current[column] = line == right[column - 1]
                ? _previous[column - 1]
                : EditScore.Cheaper(_current[column - 1].Insert(), _previous[column].Remove());
        }
    }

    private void Reserve(int columns)
    {
        if (_previous.Length >= columns)
            return;
        _previous = new EditScore[columns];
        _current = new EditScore[columns];
    }
}
