using System.Diagnostics;
using System.Globalization;
using SplNet.Quantities;

namespace SplNet.Tool.Mutating;

/// <summary>Lines on the way, for whoever waits; results go elsewhere.</summary>
/// <param name="errors">Takes the lines.</param>
internal sealed class MutateProgress(TextWriter errors)
{
    private static readonly TimeSpan Pause = TimeSpan.FromSeconds(5);

    private readonly Stopwatch _since = Stopwatch.StartNew();
    private TimeSpan _told = -Pause;

    /// <summary>A step begins.</summary>
    public void Step(string text)
    {
        errors.WriteLine(text);
        _told = _since.Elapsed;
    }

    /// <summary>Some of all are done; told now and then only.</summary>
    public void Done(string what, int done, int all, string last)
    {
        if (done < all && _since.Elapsed - _told < Pause)
            return;
        _told = _since.Elapsed;
        errors.WriteLine(string.Create(CultureInfo.InvariantCulture, $"  {what}: {done} of {all}{(last.Length == 0 ? string.Empty : $"; {last}")}; {Durations.Text(_since.Elapsed)}"));
    }
}
