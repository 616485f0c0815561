namespace SplNet.Evaluation.Explaining;

/// <summary>The line of an explanation about machine instructions.</summary>
internal static class InstructionText
{
    private const int MostMethods = 3;

    // A method with less of the difference explains nothing.
    private const double Visible = 0.02;

    /// <summary>The instructions of a call on both sides, and where the difference is; null if they were not counted.</summary>
    /// <param name="methods">The instructions by method, those that differ most first.</param>
    /// <param name="changed">The full names of the methods whose code differs.</param>
    public static string? Line(IReadOnlyList<MethodInstructions> methods, IReadOnlyList<string> changed)
    {
        if (methods.Count == 0)
            return null;
        var (before, after) = (methods.Sum(static method => method.Before), methods.Sum(static method => method.After));
        var most = Math.Abs(methods[0].After - methods[0].Before);
        var places = methods.Take(MostMethods)
            .Where(method => Math.Abs(method.After - method.Before) is > 0 and var difference && difference >= Visible * most)
            .Select(method => $"{Signed(method.After - method.Before)} in {method.Name}{(IsChanged(method.Name, changed)
                ? " (changed)"
                : string.Empty)}").ToList();
        return places.Count == 0
            ? $"machine instructions per call: {CountText.Number(before)} on both sides"
            : $"machine instructions per call: {CountText.Number(before)} → {CountText.Number(after)} ({string.Join(", ", places)})";
    }

    private static bool IsChanged(string name, IReadOnlyList<string> changed) => changed.Any(full =>
        full == name || full.EndsWith("." + name, StringComparison.Ordinal));

    private static string Signed(double difference) => (difference < 0 ? "-" : "+") + CountText.Number(Math.Abs(difference));
}
