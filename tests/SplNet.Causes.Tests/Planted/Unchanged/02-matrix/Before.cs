namespace Sut;

/// <summary>Numbers in rows and columns.</summary>
public sealed class Matrix(int rows, int columns)
{
    private readonly double[] _values = new double[rows * columns];

    public int Rows => rows;

    public int Columns => columns;

    public double this[int row, int column]
    {
        get => _values[row * columns + column];
        set => _values[row * columns + column] = value;
    }

    public static Matrix Identity(int size)
    {
        var matrix = new Matrix(size, size);
        for (var i = 0; i < size; i++)
            matrix[i, i] = 1;
        return matrix;
    }

    public static Matrix operator *(Matrix left, Matrix right)
    {
        if (left.Columns != right.Rows)
            throw new ArgumentException("The sizes do not fit.", nameof(right));
        var product = new Matrix(left.Rows, right.Columns);
        for (var row = 0; row < left.Rows; row++)
        {
            for (var column = 0; column < right.Columns; column++)
                product[row, column] = Cell(left, right, row, column);
        }

        return product;
    }

    public double Trace()
    {
        var sum = 0.0;
        for (var i = 0; i < Math.Min(rows, columns); i++)
            sum += this[i, i];
        return sum;
    }

    private static double Cell(Matrix left, Matrix right, int row, int column)
    {
        var sum = 0.0;
        for (var i = 0; i < left.Columns; i++)
            sum += left[row, i] * right[i, column];
        return sum;
    }
}

/// <summary>Powers by repeated squaring.</summary>
public static class Powers
{
    public static Matrix Of(Matrix matrix, int exponent)
    {
        var result = Matrix.Identity(matrix.Rows);
        for (var square = matrix; exponent > 0; exponent >>= 1)
        {
            if ((exponent & 1) != 0)
                result *= square;
            square *= square;
        }

        return result;
    }
}
