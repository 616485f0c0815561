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
            throw new ArgumentException("The columns of the one are not as many as the rows of the other.", nameof(right));
        var product = new Matrix(left.Rows, right.Columns);
        for (var row = 0; row < left.Rows; row++)
        {
            for (var column = 0; column < right.Columns; column++)
                product[row, column] = Cell(left, right, row, column);
        }

        return product;
    }

    /// <summary>The sum along the diagonal.</summary>
    public double Trace()
    {
        var trace = 0.0;
        for (var i = 0; i < Math.Min(rows, columns); i++)
            trace += this[i, i];
        return trace;
    }

    public Matrix Transposed()
    {
        var transposed = new Matrix(columns, rows);
        for (var row = 0; row < rows; row++)
        {
            for (var column = 0; column < columns; column++)
                transposed[column, row] = this[row, column];
        }

        return transposed;
    }

    private static double Cell(Matrix left, Matrix right, int row, int column)
    {
        var product = 0.0;
        for (var k = 0; k < left.Columns; k++)
            product += left[row, k] * right[k, column];
        return product;
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
