using System.Globalization;
using SplNet.Quantities;

namespace SplNet.Progress;

/// <summary>Tells people which experiment is being measured, how far it is, and how long it may still take.</summary>
internal sealed class ExperimentProgress : IDisposable
{
    private readonly IProgressDisplay _display;
    private readonly string _name;
    private bool _isShown = true;

    /// <summary>Progress of one experiment.</summary>
    /// <param name="display">Where it is shown.</param>
    /// <param name="ordinal">Which experiment of the program or test, from 1.</param>
    /// <param name="test">The name of the test, or null.</param>
    /// <param name="formula">The formula.</param>
    public ExperimentProgress(IProgressDisplay display, int ordinal, string? test, string formula)
    {
        _display = display;
        var place = test is null ? string.Empty : $" of {test}";
        _name = string.Create(CultureInfo.InvariantCulture, $"experiment {ordinal}{place}: {formula}");
    }

    public void Begin() => Show(() => _display.Announce(_name));

    public void Wait() => Show(() => _display.Announce(_name + ": waits for another experiment on this machine"));

    /// <summary>Old versions are got ready, which may take minutes for those that were never built.</summary>
    public void Prepare(IEnumerable<string> versions) => Show(() => _display.Announce($"{_name}: gets {string.Join(", ", versions)} ready"));

    /// <summary>A run begins.</summary>
    /// <param name="run">Which, from 1.</param>
    /// <param name="most">How many there are at most.</param>
    /// <param name="left">How long all that is left may take.</param>
    public void Run(int run, int most, TimeSpan left) => Show(() => _display.Update(string.Create(
        CultureInfo.InvariantCulture, $"{_name}: run {run} of at most {most}, at most {Durations.Text(left)} left")));

    public void End(Verdict verdict, int runs, TimeSpan elapsed) => Show(() => _display.Announce(
        string.Create(CultureInfo.InvariantCulture, $"{_name}: {verdict} after {runs} runs, {Durations.Text(elapsed)}")));

    public void Dispose() => Show(_display.Clear);

    // A closed or full stream for messages is no reason to lose a measurement; it stays silent from then on.
    private void Show(Action show)
    {
        if (!_isShown)
            return;
        try
        {
            show();
        }
        catch (Exception closed) when (closed is IOException or ObjectDisposedException)
        {
            _isShown = false;
        }
    }
}
