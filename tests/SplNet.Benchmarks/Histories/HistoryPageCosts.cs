using System.Diagnostics;
using System.Globalization;
using System.Text;
using SplNet.History.Measurements;
using SplNet.History.Stores;

namespace SplNet.Benchmarks;

/// <summary>What the pages of a long history cost, by the command as users run it, from its start to its end.</summary>
internal static class HistoryPageCosts
{
    private const int Series = 500;
    private const int Sessions = 2000;
    private const int Runs = 5;
    private const int Iterations = 20;
    private const int Rounds = 3;
    private const int Paints = 9;
    private static readonly TimeSpan Interval = TimeSpan.FromMilliseconds(20);

    public static string Run()
    {
        var tool = BuiltTool.Path();
        var folder = Directory.CreateTempSubdirectory("splnet-history-pages-").FullName;
        try
        {
            var (history, pages) = (Path.Combine(folder, "history.db"), Path.Combine(folder, "pages"));
            using (var store = HistoryStore.Open(HistoryLocation.Of(history), create: true))
            {
                foreach (var chunk in Enumerable.Range(0, Sessions).Chunk(50))
                    store.Add([.. chunk.Select(Session)]);
            }

            var written = Enumerable.Range(0, Rounds).Select(_ => Written(tool, pages, history, folder)).ToList();
            var sizes = new DirectoryInfo(pages).GetFiles().ToLookup(
                static file => file.Name == "index.html", static file => file.Length / 1000.0);
            var table = new StringBuilder().AppendLine("| what | figure | aimed at |").AppendLine("|---|---:|---:|");
            var seconds = Median.Of(written.Select(static one => one.Seconds));
            table.AppendLine(CultureInfo.InvariantCulture, $"| pages of {Series} series × {Sessions} sessions, s | {seconds:0.00} | 5 |");
            table.AppendLine(CultureInfo.InvariantCulture, $"| memory for that, MB | {written.Max(static one => one.Megabytes):0} | 300 |");
            table.AppendLine(CultureInfo.InvariantCulture, $"| their index, kB | {sizes[true].Single():0} | {150 + (20 * Series)} |");
            table.AppendLine(CultureInfo.InvariantCulture, $"| the largest page of a series, kB | {sizes[false].Max():0} | |");
            foreach (var row in FirstPaint(Path.Combine(pages, "index.html"), Path.Combine(folder, "word.html")))
                table.AppendLine(row);
            return table.ToString();
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    // The peak of its memory can be read while it lives.
    private static (double Seconds, double Megabytes) Written(string tool, string pages, string history, string folder)
    {
        var start = Stopwatch.GetTimestamp();
        using var process = ProcessOutput.Start(
            new ProcessStartInfo("dotnet", [tool, "history", "page", pages, "--history", history]) { WorkingDirectory = folder });
        var bytes = 0L;
        while (!process.WaitForExit(Interval))
            bytes = Math.Max(bytes, PeakOf(process));

        ProcessOutput.Of(process);
        return (Stopwatch.GetElapsedTime(start).TotalSeconds, bytes / (1024.0 * 1024));
    }

    private static long PeakOf(Process process)
    {
        try
        {
            process.Refresh();
            return process.PeakWorkingSet64;
        }
        catch (InvalidOperationException)
        {
            return 0; // it has ended since it was asked
        }
    }

    // In turn, so that both meet the same machine; the first of each is not counted, since the browser has to warm up.
    private static IEnumerable<string> FirstPaint(string index, string word)
    {
        using var browser = HeadlessChromium.Start();
        if (browser is null)
            return ["| first paint of the index: there is no Chromium on this machine | | 0.5 |"];
        File.WriteAllText(word, "<!DOCTYPE html><html lang=\"en\"><head><title>Word</title></head><body><p>word</p></body></html>");
        var times = Enumerable.Range(0, 1 + Paints)
            .Select(_ => (Index: browser.FirstPaintOf(index) / 1000, Word: browser.FirstPaintOf(word) / 1000)).Skip(1).ToList();
        var (ofIndex, ofWord) = (Median.Of(times.Select(static time => time.Index)), Median.Of(times.Select(static time => time.Word)));
        return
        [
            string.Create(CultureInfo.InvariantCulture, $"| first paint of the index in headless Chromium, s | {ofIndex:0.000} | 0.5 |"),
            string.Create(
                CultureInfo.InvariantCulture, $"| that over the first paint of a page with one word | {ofIndex / ofWord:0.0} | |"),
        ];
    }

    private static RecordedSession Session(int number) => MadeUpSession.Of(number, $"{number:x10}{0:x30}", Series, Runs, Run);

    private static Run Run(Random random)
    {
        var time = 1000 * (1 + (0.02 * random.NextDouble()));
        return new Run(time, [.. Enumerable.Range(0, Iterations).Select(_ => (float)(time * (1 + (0.01 * random.NextDouble()))))]);
    }
}
