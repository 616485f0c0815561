using System.Text.RegularExpressions;

namespace SplNet.History.Importing;

/// <summary>
/// A job of BenchmarkDotNet in its reports: <c>Bench.Sort: Job-ABCDEF(Runtime=.NET 8.0) [N=10]</c>, or <c>Bench.Sort: DefaultJob</c>
/// without settings.
/// </summary>
/// <param name="Id">Its id; empty if the report does not have one.</param>
/// <param name="Settings">Its settings, each as <c>Name=value</c>.</param>
internal sealed partial record BenchmarkDotNetJob(string Id, IReadOnlyList<string> Settings)
{
    /// <summary>Gets the id, unless BenchmarkDotNet generated it: such an id changes with every setting.</summary>
    public string GivenId => MadeUp().IsMatch(Id) ? string.Empty : Id;

    /// <summary>Gets a key that is the same for the same job.</summary>
    public string Key => $"{Id}({string.Join(", ", Settings)})";

    /// <summary>Reads the job of a benchmark.</summary>
    /// <param name="benchmark">The benchmark.</param>
    public static BenchmarkDotNetJob Of(BenchmarkDotNetCase benchmark)
    {
        var job = WithoutParameters(WithoutMethod(benchmark.DisplayInfo ?? string.Empty, benchmark.MethodTitle), benchmark.Parameters);
        return job.EndsWith(')') && SettingsIn(job) is { } settings && settings.Start > 0
            ? new BenchmarkDotNetJob(job[..settings.Start], settings.Pieces)
            : new BenchmarkDotNetJob(job, []);
    }

    // A description may contain anything, even ": ", so look for it as the report has it elsewhere.
    private static string WithoutMethod(string info, string? title)
    {
        var end = title is { Length: > 0 } ? info.IndexOf($".{title}: ", StringComparison.Ordinal) : -1;
        if (end >= 0)
            return info[(end + title!.Length + 3)..];
        return Method().Match(info) is { Success: true } method ? info[method.Length..] : string.Empty;
    }

    // "[N=10, S=a]" where the report has "N=10&S=a" elsewhere; values and jobs may contain brackets.
    private static string WithoutParameters(string job, string? parameters)
    {
        if (!job.EndsWith(']'))
            return job;
        if (parameters is { Length: > 0 })
        {
            for (var start = job.IndexOf(" [", StringComparison.Ordinal); start >= 0;
                start = job.IndexOf(" [", start + 1, StringComparison.Ordinal))
            {
                if (AreSame(job.AsSpan(start + 2, job.Length - start - 3), parameters))
                    return job[..start];
            }
        }

        return job.IndexOf(" [", StringComparison.Ordinal) is >= 0 and var first ? job[..first] : job;
    }

    private static bool AreSame(ReadOnlySpan<char> shown, ReadOnlySpan<char> listed)
    {
        while (shown.Length > 0 && listed.Length > 0)
        {
            var separator = listed[0] == '&' && shown.StartsWith(", ") ? 2 : 1;
            if (separator == 1 && shown[0] != listed[0])
                return false;
            shown = shown[separator..];
            listed = listed[1..];
        }

        return shown.Length == 0 && listed.Length == 0;
    }

    // Finds the last bracket that closes at the end. An id may end with a bracket too, without settings in it.
    private static (int Start, IReadOnlyList<string> Pieces)? SettingsIn(string job)
    {
        var depth = 0;
        for (var at = job.Length - 1; at >= 0; at--)
        {
            depth += job[at] switch { ')' => 1, '(' => -1, _ => 0 };
            if (depth == 0)
                return Setting().Match(job, at + 1) is { Success: true, Index: var index } && index == at + 1
                    ? (at, NextSetting().Split(job[(at + 1)..^1]))
                    : null;
        }

        return null;
    }

    [GeneratedRegex(@"^Job-[A-Z]{6}$", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex MadeUp();

    // Without a title, as in reports of other tools: up to the first ": ", after a quoted description if there is one.
    [GeneratedRegex(@"^(?:[^:']|'[^']*'|:(?! ))*: ", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Method();

    [GeneratedRegex(@"\w+=", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex Setting();

    [GeneratedRegex(@", (?=\w+=)", RegexOptions.CultureInvariant, matchTimeoutMilliseconds: 10_000)]
    private static partial Regex NextSetting();
}
