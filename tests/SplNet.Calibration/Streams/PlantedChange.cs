namespace SplNet.Calibration.Streams;

/// <summary>A change that a stream has been given.</summary>
/// <param name="Name">As tables have it.</param>
/// <param name="Size">By what each of its commits multiplies the time, less 1.</param>
/// <param name="Commits">Over how many commits it creeps.</param>
internal sealed record PlantedChange(string Name, double Size, int Commits = 1)
{
    /// <summary>The kinds of the study: four steps, one that creeps, and a gain.</summary>
    public static IReadOnlyList<PlantedChange> All { get; } =
        [new("+2 %", 0.02), new("+5 %", 0.05), new("+10 %", 0.1), new("+20 %", 0.2), new("+0.3 % × 20", 0.003, 20), new("−10 %", -0.1)];
}
