using System.Diagnostics;
using System.Globalization;
using SplNet.History.Classic;
using SplNet.Statistics;

namespace SplNet.Calibration.Shifts;

/// <summary>The section of the page on shifts of imported series.</summary>
/// <param name="trials">How many series a cell has; of long ones fewer.</param>
/// <param name="seed">The seed.</param>
internal sealed class ShiftSection(int trials, ulong seed)
{
    /// <summary>The heading, by which the section is found again.</summary>
    public const string Heading = "## Level shifts of imported series";

    private const int LongestOfAll = 1000;
    private const int OfEnergy = 100;
    private const int FewestTrials = 20;

    // It needs a shuffle for each hundredth of its level.
    private const int EnergyShare = 20;

    private static readonly int[] Lengths = [10, 20, 50, 100, 200, 1000, 20_000];

    /// <summary>Simulates, and writes.</summary>
    public string Write() => string.Join("\n",
        Heading + "\n",
        "Series of other tools without a shift, in which [the search](change-detection.md#what-cannot-be-built-again) finds one or more: " +
        Format($"percent of {trials} series a cell, of {Few(20_000)} with 20,000 sessions; seed {seed}. Made by\n"),
        Format($"    dotnet run -c Release --project tests/SplNet.Calibration -- shifts {trials} {seed}\n"),
        Format($"The last column is what E-divisive finds in {trials / EnergyShare} series of {OfEnergy} sessions, ") +
        "each split at 1 % with 199 shuffles.\n",
        FalseShifts(),
        "Where sessions follow each other closely, a short series looks the same with and without shifts, " +
        "and its correlation is known too badly to tell.\n",
        "Shifts that were planted in normal noise, up or down at random: " +
        "percent found at their session and within three sessions, and how many were found that are not there, per 100 planted.\n",
        Found(),
        Format($"A series of 20,000 sessions with a shift every 100 took {Milliseconds()} ms here.\n"));

    private static string Format(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);

    private static string Percent(int count, int all) => MarkdownTable.Number(100.0 * count / all, 1);

    private int Few(int length) => length <= LongestOfAll ? trials : Math.Max(FewestTrials, (int)((long)trials * LongestOfAll / length));

    private string FalseShifts()
    {
        var table = new MarkdownTable(
            ["noise", .. Lengths.Select(static length => length.ToString("N0", CultureInfo.InvariantCulture)), "E-divisive, 100"]);
        foreach (var kind in NoiseKind.All)
        {
            table.AddRow([kind.Name,
                .. Lengths.Select(
                    length => Percent(Alarms(kind, length, Few(length), static values => LevelShifts.Of(values).Count > 0), Few(length))),
                Percent(
                    Alarms(kind, OfEnergy, trials / EnergyShare, static values => EnergyDivision.Of(values).Count > 0),
                    trials / EnergyShare)]);
        }

        return table.ToString();
    }

    private int Alarms(NoiseKind kind, int length, int count, Func<double[], bool> alarms)
    {
        var (random, values, sum) = (new Xoshiro256(seed), new double[length], 0);
        for (var trial = 0; trial < count; trial++)
        {
            kind.Fill(ref random, values);
            if (alarms(values))
                sum++;
        }

        return sum;
    }

    private string Found()
    {
        var table = new MarkdownTable("sessions", "a shift every", "size, sd", "at its session", "within three", "not there, per 100");
        foreach (var planted in PlantedShifts.All)
        {
            var (all, exact, close, wrong) = planted.Find(Few(planted.Length), seed);
            table.AddRow(
                planted.Length.ToString("N0", CultureInfo.InvariantCulture), Format($"{planted.Every}"), Format($"{planted.Size}"),
                Percent(exact, all), Percent(close, all), Percent(wrong, all));
        }

        return table.ToString();
    }

    private long Milliseconds()
    {
        var planted = new PlantedShifts(20_000, 100, 3);
        planted.Find(1, seed);
        var watch = Stopwatch.StartNew();
        planted.Find(FewestTrials, seed);
        return watch.ElapsedMilliseconds / FewestTrials;
    }
}
