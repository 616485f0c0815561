using System.Globalization;
using System.Text;

namespace SplNet.Benchmarks.Scaling;

/// <summary>A file of formulas, read as <c>splnet list</c> reads it.</summary>
public static class ReadRequirements
{
    /// <summary>The operand of each requirement.</summary>
    /// <param name="number">A number.</param>
    public static int Twice(int number) => 2 * number;

    internal static Action Prepare(int size, string folder)
    {
        var file = Path.Combine(folder, "perf.spl");
        var text = new StringBuilder();
        for (var number = 0; number < size; number++)
            text.AppendLine(
                CultureInfo.InvariantCulture,
                $"ReadRequirements.Twice({number}) <= 1.05 * ReadRequirements.Twice({number + 1})");
        File.WriteAllText(file, text.ToString());
        return () =>
        {
            var requirements = SplRequirements.OfFile(file, typeof(ReadRequirements).Assembly);
            if (requirements.Count != size || requirements.SelectMany(static one => one.Problems).Any())
                throw new InvalidOperationException(
                    $"{requirements.Count} requirements of {size}: {requirements.SelectMany(static one => one.Problems).FirstOrDefault()}");
        };
    }
}
