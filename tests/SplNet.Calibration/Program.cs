using System.Globalization;
using SplNet.Calibration;
using SplNet.Calibration.Figures;
using SplNet.Calibration.Shifts;
using SplNet.Calibration.Streams;

// Usage: dotnet run -c Release --project tests/SplNet.Calibration -- [output [trials [seed]]]
//        dotnet run -c Release --project tests/SplNet.Calibration -- figure2 [folder [trials [seed]]]
//        dotnet run -c Release --project tests/SplNet.Calibration -- figure6 [folder [trials [seed]]]
//        dotnet run -c Release --project tests/SplNet.Calibration -- means [trials [seed]]   the sections on means alone, on the console
//        dotnet run -c Release --project tests/SplNet.Calibration -- interpretation name [trials [seed]]   its false alarms
//        dotnet run -c Release --project tests/SplNet.Calibration -- outliers [trials [seed]] what ScalaMeter's elimination changes
//        dotnet run -c Release --project tests/SplNet.Calibration -- minimum [seed]   the error rate of the judge of minima
//        dotnet run -c Release --project tests/SplNet.Calibration -- equal [trials [seed]] the section on pairs until "not slower" is
//        answered, in docs/calibration.md dotnet run -c Release --project tests/SplNet.Calibration -- streams [commits [seed]] the section
//        on streams of commits, in docs/calibration.md dotnet run -c Release --project tests/SplNet.Calibration -- backfilled [histories
//        [seed]] the section on histories that are checked once, in docs/calibration.md dotnet run -c Release --project
//        tests/SplNet.Calibration -- shifts [series [seed]] the section on shifts of imported series, in docs/calibration.md
// Figure 6 measures, so its processes run this program again: nothing may come before it.
if (args is ["figure2" or "figure6", ..])
{
    var folder = args.Length > 1 ? args[1] : "docs/figures";
    var selections = args.Length > 2 ? int.Parse(args[2], CultureInfo.InvariantCulture) : 100;
    var start = args.Length > 3 ? ulong.Parse(args[3], CultureInfo.InvariantCulture) : 1;
    if (args[0] == "figure2")
        new Figure2(selections, start).Write(folder);
    else
        new Figure6(selections, start).Write(folder);
    return;
}

if (args is ["interpretation", var wanted, ..])
{
    var samples = args.Length > 2 ? int.Parse(args[2], CultureInfo.InvariantCulture) : 20_000;
    Console.WriteLine(Report.FalseAlarmsOf(
        SplNet.Statistics.Interpretations.Find(wanted) ?? throw new ArgumentException($"'{wanted}' is not an interpretation."), samples,
        args.Length > 3 ? ulong.Parse(args[3], CultureInfo.InvariantCulture) : 1));
    return;
}

if (args is ["outliers", ..])
{
    var runs = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 20_000;
    Console.WriteLine(OutlierStudy.Run(runs, args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1));
    return;
}

if (args is ["minimum", ..])
{
    Console.WriteLine(OutlierStudy.MinimumErrors(args.Length > 1 ? ulong.Parse(args[1], CultureInfo.InvariantCulture) : 1));
    return;
}

if (args is ["means", ..])
{
    var few = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 2000;
    foreach (var section in new MeanStudy(few, args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1).Sections())
        Console.WriteLine(section);
    return;
}

if (args is ["equal", ..])
{
    var many = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 20_000;
    var section = new EqualSidesSection(many, args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1).Write();
    Console.Write(section);
    PreservedSections.Replace("docs/calibration.md", EqualSidesSection.Heading, section);
    return;
}

if (args is ["streams", ..])
{
    var commits = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 5000;
    var section = new StreamSection(commits, args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1).Write();
    Console.Write(section);
    PreservedSections.Replace("docs/calibration.md", StreamSection.Heading, section);
    return;
}

if (args is ["backfilled", ..])
{
    var histories = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 2000;
    var section = new BackfilledSection(histories, args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1).Write();
    Console.Write(section);
    PreservedSections.Replace("docs/calibration.md", BackfilledSection.Heading, section);
    return;
}

if (args is ["shifts", ..])
{
    var series = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 2000;
    var section = new ShiftSection(series, args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1).Write();
    Console.Write(section);
    PreservedSections.Replace("docs/calibration.md", ShiftSection.Heading, section);
    return;
}

var path = args.Length > 0 ? args[0] : "docs/calibration.md";
var trials = args.Length > 1 ? int.Parse(args[1], CultureInfo.InvariantCulture) : 20_000;
var seed = args.Length > 2 ? ulong.Parse(args[2], CultureInfo.InvariantCulture) : 1;
using var text = new StringWriter(CultureInfo.InvariantCulture);
new Report(trials, seed, text).Write($"dotnet run -c Release --project tests/SplNet.Calibration -- {path} {trials} {seed}");
Console.Write(text);
File.WriteAllText(path, text + PreservedSections.Of(path));
