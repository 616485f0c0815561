namespace SplNet.Evaluation;

/// <summary>
/// The order of runs: in each block every operand once, in random order, and over the blocks every operand as often in each
/// position as possible, so that neither drift nor position favours one of them.
/// </summary>
internal static class RunOrder
{
    /// <summary>For each block, the indices of the operands in the order of measurement.</summary>
    public static int[][] Of(int operands, int blocks, int seed)
    {
        var random = new Random(seed);
        var order = new List<int[]>();
        while (order.Count < blocks)
        {
            // A Latin square of rotations holds every operand once in each position.
            var start = Enumerable.Range(0, operands).ToArray();
            random.Shuffle(start);
            var square = Enumerable.Range(0, operands).Select(shift => Rotated(start, shift)).ToArray();
            random.Shuffle(square);
            order.AddRange(square);
        }

        return [.. order.Take(blocks)];
    }

    private static int[] Rotated(int[] values, int shift) =>
        [.. Enumerable.Range(0, values.Length).Select(index => values[(index + shift) % values.Length])];
}
