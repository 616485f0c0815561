namespace Routines;

/// <summary>Square matrices.</summary>
public static class Matrix
{
    public static double[,] Identity(int size)
    {
        var matrix = new double[size, size];
        for (var index = 0; index < size; index++)
            matrix[index, index] = 1;
        return matrix;
    }

    public static double[,] Of(int[] numbers, int size)
    {
        var matrix = new double[size, size];
        for (var row = 0; row < size; row++)
        {
            for (var column = 0; column < size; column++)
                matrix[row, column] = numbers[((row * size) + column) % numbers.Length] + (row == column ? 10_000 * size : 0);
        }

        return matrix;
    }

    public static double[,] Product(double[,] left, double[,] right)
    {
        var size = left.GetLength(0);
        var product = new double[size, size];
        for (var row = 0; row < size; row++)
        {
            for (var column = 0; column < size; column++)
            {
                for (var index = 0; index < size; index++)
                    product[row, column] += left[row, index] * right[index, column];
            }
        }

        return product;
    }

    public static double[,] Transposed(double[,] matrix)
    {
        var size = matrix.GetLength(0);
        var transposed = new double[size, size];
        for (var row = 0; row < size; row++)
        {
            for (var column = 0; column < size; column++)
                transposed[column, row] = matrix[row, column];
        }

        return transposed;
    }

    public static double Trace(double[,] matrix)
    {
        var sum = 0.0;
        for (var index = 0; index < matrix.GetLength(0); index++)
            sum += matrix[index, index];
        return sum;
    }

    public static double Determinant(double[,] matrix)
    {
        var (rest, size, determinant) = ((double[,])matrix.Clone(), matrix.GetLength(0), 1.0);
        for (var pivot = 0; pivot < size; pivot++)
        {
            determinant *= rest[pivot, pivot];
            for (var row = pivot + 1; row < size; row++)
            {
                var factor = rest[row, pivot] / rest[pivot, pivot];
                for (var column = pivot; column < size; column++)
                    rest[row, column] -= factor * rest[pivot, column];
            }
        }

        return determinant;
    }

    public static int Rank(double[,] matrix) => Determinant(matrix) == 0 ? matrix.GetLength(0) - 1 : matrix.GetLength(0);
}
