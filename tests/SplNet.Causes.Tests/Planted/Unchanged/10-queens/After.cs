namespace Sut;

/// <summary>Which columns and diagonals are taken.</summary>
public sealed class Board(int size)
{
    private readonly bool[] _columns = new bool[size];
    private readonly bool[] _falling = new bool[2 * size];
    private readonly bool[] _rising = new bool[2 * size];

    public int Size => size;

    public bool IsFree(int row, int column) => !_columns[column] && !_falling[row + column] && !_rising[row - column + size];

    public void Place(int row, int column) => Mark(row, column, true);

    public void Remove(int row, int column) => Mark(row, column, false);

    private void Mark(int row, int column, bool taken)
    {
        if (column < 0 || column >= size)
            throw new ArgumentOutOfRangeException(nameof(column), "The board has no such column.");
        _columns[column] = taken;
        _falling[row + column] = taken;
        _rising[row - column + size] = taken;
    }
}

/// <summary>Places queens so that none attacks another.</summary>
public sealed class QueensSearch(int size)
{
    private readonly Board _board = new(size);
    private readonly int[] _columns = new int[size];

    public int Tried { get; private set; }

    public int CountAll() => Count(0);

    public int[]? First() => Search(0) ? _columns : null;

    public string Draw()
    {
        var lines = new List<string>();
        foreach (var column in First() ?? [])
            lines.Add(LineWith(column));
        return string.Join('\n', lines);
    }

    private int Count(int row)
    {
        if (row == size)
            return 1;
        var solutions = 0;
        for (var column = 0; column < size; column++)
        {
            Tried++;
            if (!_board.IsFree(row, column))
                continue;
            _board.Place(row, column);
            solutions += Count(row + 1);
            _board.Remove(row, column);
        }

        return solutions;
    }

    private bool Search(int row)
    {
        if (row == size)
            return true;
        for (var column = 0; column < size; column++)
        {
            if (_board.IsFree(row, column) && SearchFrom(row, column))
                return true;
        }

        return false;
    }

    private bool SearchFrom(int row, int column)
    {
        _columns[row] = column;
        _board.Place(row, column);
        var found = Search(row + 1);
        _board.Remove(row, column);
        return found;
    }

    private string LineWith(int column) => new string('.', column) + 'Q' + new string('.', size - column - 1);
}
