using Sut;

public static class Workload
{
    private static readonly Matrix Steps = Filled(12);

    public static object Run() => Math.Round(Powers.Of(Steps, 9).Trace(), 6);

    private static Matrix Filled(int size)
    {
        var matrix = new Matrix(size, size);
        for (var row = 0; row < size; row++)
        {
            for (var column = 0; column < size; column++)
                matrix[row, column] = (row * 5 + column * 3) % 7 / 40.0;
        }

        return matrix;
    }
}
