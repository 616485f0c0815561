namespace Sut;

/// <summary>What a customer has filled in.</summary>
public sealed record Registration(string Name, string Mail, int Age, string Country);

/// <summary>Something that must hold for a value.</summary>
public abstract class Rule<T>(string message)
{
    public string Message { get; } = message;

    public abstract bool Holds(T value);
}

/// <summary>A text that may be neither too short nor too long.</summary>
public sealed class LengthRule<T>(Func<T, string> text, int least, int most, string message) : Rule<T>(message)
{
    public override bool Holds(T value)
    {
        var length = text(value).Length;
        return length >= least && length <= most;
    }
}

/// <summary>A number that lies in a range.</summary>
public sealed class RangeRule<T>(Func<T, int> number, int least, int most, string message) : Rule<T>(message)
{
    public override bool Holds(T value)
    {
        var actual = number(value);
        return actual >= least && actual <= most;
    }
}

/// <summary>A text with an at sign inside of it.</summary>
public sealed class MailRule<T>(Func<T, string> text, string message) : Rule<T>(message)
{
    public override bool Holds(T value)
    {
        var mail = text(value);
        var at = mail.IndexOf('@');
        return at > 0 && at < mail.Length - 1;
    }
}

/// <summary>What does not hold, value by value.</summary>
public sealed class Report
{
    private readonly List<(int Index, string Message)> _problems = [];

    public int Count => _problems.Count;

    public bool IsClean => _problems.Count == 0;

    public void Add(int index, string message) => _problems.Add((index, message));

    public override string ToString() => string.Join("; ", _problems.Select(static problem => $"{problem.Index}: {problem.Message}"));
}

/// <summary>Applies rules to values.</summary>
public sealed class Validator<T>
{
    private readonly List<Rule<T>> _rules = [];

    public int RuleCount => _rules.Count;

    public Validator<T> Add(Rule<T> rule)
    {
        _rules.Add(rule);
        return this;
    }

    public Report ValidateAll(IReadOnlyList<T> values)
    {
        var report = new Report();
        for (var i = 0; i < values.Count; i++)
            Validate(values[i], i, report);
        return report;
    }

    private void Validate(T value, int index, Report report)
    {
        foreach (var rule in _rules)
        {
            if (!rule.Holds(value))
                report.Add(index, rule.Message);
        }
    }
}
