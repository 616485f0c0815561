using System.Globalization;

namespace SplNet.Host.Tracing;

/// <summary>
/// The process that counts the instructions of a thread of the measuring process. A line of its input is the id of the thread and the
/// number of counts; it answers with a line that says whether it may trace, and with a line of the counts. If the request ends with
/// <see cref="Located"/>, two lines of addresses follow: of the even counts, and of the odd ones. It ends with its input, or with the
/// thread that it traces.
/// </summary>
internal static class Tracer
{
    /// <summary>The answer if it may trace.</summary>
    public const string Ready = "ready";

    /// <summary>The last word of a request for the addresses at which the thread stopped.</summary>
    public const string Located = "located";

    /// <summary>Traces until the input ends.</summary>
    /// <param name="input">The requests.</param>
    /// <param name="output">The answers.</param>
    public static int Run(TextReader input, TextWriter output)
    {
        NativeTrace.Handle(NativeTrace.ChildChanged, NativeTrace.Ignore);
        while (input.ReadLine()?.Split(' ') is [var thread, var counts, .. var more])
        {
            if (!Trace(Number(thread), Number(counts), more is [Located], output))
                break;
        }

        return 0;
    }

    // False if the thread has ended.
    private static bool Trace(int thread, int counts, bool isLocated, TextWriter output)
    {
        var traced = new TracedThread(thread);
        using var processor = new SharedProcessor(thread);
        if (traced.Seize() is var error and not 0)
        {
            Answer(output, error.ToString(CultureInfo.InvariantCulture));
            return true;
        }

        Answer(output, Ready);
        var words = new string[counts];
        var places = new[] { new Dictionary<ulong, long>(), new Dictionary<ulong, long>() };
        for (var index = 0; index < counts; index++)
        {
            if (traced.Count(isLast: index == counts - 1, isLocated ? places[index % 2] : null) is not { } word)
                return false;
            words[index] = word;
        }

        Answer(output, string.Join(' ', words));
        if (isLocated)
            Array.ForEach(places, addresses => Answer(output, string.Join(' ', addresses.Select(static place =>
                string.Create(CultureInfo.InvariantCulture, $"{place.Key}:{place.Value}")))));
        return true;
    }

    private static void Answer(TextWriter output, string line)
    {
        output.WriteLine(line);
        output.Flush();
    }

    private static int Number(string text) => int.Parse(text, CultureInfo.InvariantCulture);
}
