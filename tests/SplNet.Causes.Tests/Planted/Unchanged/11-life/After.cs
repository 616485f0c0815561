namespace Sut;

/// <summary>Cells that live or not, on a plane that is closed at its edges.</summary>
public sealed class World
{
    private readonly bool[,] _cells;

    public World(int rows, int columns)
    {
        if (rows < 3 || columns < 3)
            throw new ArgumentException("A world of fewer than three rows or columns is too small.");
        _cells = new bool[rows, columns];
    }

    public int Rows => _cells.GetLength(0);

    public int Columns => _cells.GetLength(1);

    public bool this[int row, int column]
    {
        get => _cells[(row + Rows) % Rows, (column + Columns) % Columns];
        set => _cells[(row + Rows) % Rows, (column + Columns) % Columns] = value;
    }

    public int Population
    {
        get
        {
            var count = 0;
            foreach (var lives in _cells)
                count += lives ? 1 : 0;
            return count;
        }
    }
}

/// <summary>When a cell is born and when it stays alive, by the number of its neighbours.</summary>
public sealed record LifeRule(int Born, int StaysFrom, int StaysTo)
{
    public static LifeRule Conway { get; } = new(3, 2, 3);

    public static LifeRule Seeds { get; } = new(2, 9, 9);

    public bool Lives(bool lived, int neighbours) => lived ? neighbours >= StaysFrom && neighbours <= StaysTo : neighbours == Born;
}

/// <summary>Goes from one generation to the next.</summary>
public sealed class Evolution(LifeRule rule)
{
    public int Generation { get; private set; }

    public World After(World world, int generations)
    {
        for (var i = 0; i < generations; i++)
            world = Next(world);
        return world;
    }

    public World Next(World world)
    {
        var next = new World(world.Rows, world.Columns);
        for (var row = 0; row < world.Rows; row++)
        {
            for (var column = 0; column < world.Columns; column++)
                next[row, column] = rule.Lives(world[row, column], NeighboursOf(world, row, column));
        }

        Generation++;
        return next;
    }

    private static int NeighboursOf(World world, int row, int column)
    {
        var living = 0;
        for (var y = -1; y <= 1; y++)
        {
            for (var x = -1; x <= 1; x++)
            {
                if ((y != 0 || x != 0) && world[row + y, column + x])
                    living++;
            }
        }

        return living;
    }
}
