namespace Sut;

public readonly record struct Cell(int Row, int Column);

/// <summary>Numbers in rows and columns.</summary>
public sealed class Grid
{
    private readonly double[] _cells;

    public Grid(int rows, int columns)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(rows);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(columns);
        Rows = rows;
        Columns = columns;
        _cells = new double[rows * columns];
    }

    public int Rows { get; }

    public int Columns { get; }

    public double this[int row, int column]
    {
        get => _cells[IndexOf(row, column)];
        set => _cells[IndexOf(row, column)] = value;
    }

    public bool Contains(Cell cell) => (uint)cell.Row < (uint)Rows && (uint)cell.Column < (uint)Columns;

    public static Grid From(int rows, int columns, Func<Cell, double> height)
    {
        var grid = new Grid(rows, columns);
        for (var row = 0; row < rows; row++)
        {
            for (var column = 0; column < columns; column++)
                grid[row, column] = height(new Cell(row, column));
        }

        return grid;
    }

    private int IndexOf(int row, int column) => column * Rows + row;
}

/// <summary>What is told of a landscape.</summary>
public sealed record Relief(double Lowest, double Highest, double Mean, int Slopes);

/// <summary>Heights of a landscape.</summary>
public sealed class Terrain(Grid heights)
{
    public double HeightAt(Cell cell) =>
        heights.Contains(cell)
            ? heights[cell.Row, cell.Column]
            : throw new ArgumentOutOfRangeException(nameof(cell), "The cell lies outside of the landscape.");

    public Relief Describe(double steepness)
    {
        var lowest = double.MaxValue;
        var highest = double.MinValue;
        var sum = 0.0;
        var slopes = 0;
        for (var row = 0; row < heights.Rows; row++)
        {
            sum += RowSum(row, ref lowest, ref highest);
            slopes += SlopesIn(row, steepness);
        }

        var cells = heights.Rows * heights.Columns;
        return new Relief(lowest, highest, sum / cells, slopes);
    }

    public double Above(double level)
    {
        var sum = 0.0;
        for (var row = 0; row < heights.Rows; row++)
        {
            for (var column = 0; column < heights.Columns; column++)
                sum += Math.Max(0, heights[row, column] - level);
        }

        return sum;
    }

    public double Below(double level)
    {
        var volume = 0.0;
        for (var row = 0; row < heights.Rows; row++)
        {
            for (var column = 0; column < heights.Columns; column++)
                volume += Math.Max(0, level - heights[row, column]);
        }

        return volume;
    }

    private double RowSum(int row, ref double lowest, ref double highest)
    {
        var sum = 0.0;
        for (var column = 0; column < heights.Columns; column++)
        {
            var height = heights[row, column];
            if (height < lowest)
                lowest = height;
            if (height > highest)
                highest = height;
            sum += height;
        }

        return sum;
    }

    private int SlopesIn(int row, double steepness)
    {
        var slopes = 0;
        for (var column = 1; column < heights.Columns; column++)
        {
            if (Math.Abs(heights[row, column] - heights[row, column - 1]) > steepness)
                slopes++;
        }

        return slopes;
    }
}
