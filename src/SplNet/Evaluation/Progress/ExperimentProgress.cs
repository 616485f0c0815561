using System.Globalization;
using SplNet.Values;

namespace SplNet.Evaluation.Progress;

/// <summary>Shows which experiment is being measured, how far it is, and how long it may still take.</summary>
internal sealed class ExperimentProgress : IDisposable
{
    private readonly IProgressDisplay _display;
    private readonly string _which;
    private readonly string _requirement;
    private readonly string _name;
    private bool _isShown = true;
    private bool _waits;

    /// <summary>Progress of one experiment.</summary>
    /// <param name="display">Where it is shown.</param>
    /// <param name="ordinal">Which experiment of the program or test, from 1.</param>
    /// <param name="test">The name of the test, or null.</param>
    /// <param name="requirement">The name of the requirement, or its formula.</param>
    /// <param name="total">The number of experiments; null if unknown.</param>
    public ExperimentProgress(IProgressDisplay display, int ordinal, string? test, string requirement, int? total = null)
    {
        _display = display;
        var place = test is null ? string.Empty : $" of {test}";
        var among = total is { } all ? string.Create(CultureInfo.InvariantCulture, $" of {all}") : string.Empty;
        (_which, _requirement) = (string.Create(CultureInfo.InvariantCulture, $"experiment {ordinal}{among}{place}"), requirement);
        _name = $"{_which}: {_requirement}";
    }

    /// <summary>The experiment as people know it.</summary>
    public string Name => _name;

    public void Begin() => Show(() => _display.Announce(_name));

    /// <summary>Another experiment is measured on this machine.</summary>
    /// <param name="holder">The holder; null if unknown.</param>
    /// <param name="waited">Since when this one waits; the first word is an announcement.</param>
    public void Wait(string? holder, TimeSpan waited)
    {
        var text = $"{_name}: waits for {holder ?? "another experiment on this machine"}, {Durations.Text(waited)}";
        Show(() => (_waits ? (Action<string>)_display.Update : _display.Announce)(text));
        _waits = true;
    }

    /// <summary>Old versions are got ready, which may take minutes for those that were never built.</summary>
    public void Prepare(IEnumerable<string> versions) =>
        Show(() => _display.Announce($"{_name}: gets {string.Join(", ", versions)} ready"));

    /// <summary>After the verdict, its causes are looked for, which takes some seconds.</summary>
    public void Explain() => Show(() => _display.Announce($"{_name}: looks for causes"));

    /// <summary>Reports the start of a run.</summary>
    /// <param name="block">In which block, from 1.</param>
    /// <param name="most">How many blocks there are at most.</param>
    /// <param name="operand">The measured operand.</param>
    /// <param name="effect">The effect so far; null for nothing yet.</param>
    /// <param name="left">How long the remaining work may take.</param>
    // The changing part comes first: terminals are narrow and formulas long.
    public void Run(int block, int most, string operand, string? effect, TimeSpan left) => Show(() => _display.Update(string.Create(
        CultureInfo.InvariantCulture, $"{_which}: block {block} of {most}, " +
            $"at most {Durations.Text(left)} left{(effect is null ? string.Empty : $", {effect}")}, {operand}: {_requirement}")));

    public void End(Verdict verdict, int runs, TimeSpan elapsed) => Show(() => _display.Announce(
        string.Create(CultureInfo.InvariantCulture, $"{_name}: {verdict} after {Plural.Of(runs, "run")}, {Durations.Text(elapsed)}")));

    public void Dispose() => Show(_display.Clear);

    // A closed or full message stream must not abort a measurement; the display stays silent from then on.
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
