using System.Collections;
using System.Globalization;
using System.Runtime.CompilerServices;
using System.Text;

namespace SplNet.Evaluation.Claims;

/// <summary>The result of one side for one input: a value or an exception.</summary>
/// <param name="Value">The value.</param>
/// <param name="Failure">The exception; null if it returned.</param>
internal readonly record struct Outcome(object? Value, Exception? Failure)
{
    // A longer text does not help to find the mistake.
    private const int MostItems = 20;
    private const int MostCharacters = 400;

    /// <summary>Runs a side.</summary>
    /// <param name="side">The side.</param>
    /// <param name="input">Its input.</param>
    public static Outcome Of<T>(Func<T, object?> side, T input)
    {
        try
        {
            return new Outcome(side(input), null);
        }
        catch (Exception failure) // a side may throw what it likes, if the other throws the same
        {
            return new Outcome(null, failure);
        }
    }

    /// <summary>True if both return equal values, or both throw the same kind of exception.</summary>
    /// <param name="other">The result of the other side.</param>
    /// <param name="equality">Compares values; null to compare their content.</param>
    public bool Equals(Outcome other, Func<object?, object?, bool>? equality) => Failure is null && other.Failure is null
        ? (equality ?? AreEqual)(Value, other.Value)
        : Failure?.GetType() == other.Failure?.GetType();

    /// <summary>The text for the message.</summary>
    public override string ToString() =>
        Failure is null ? $"returns {Text(Value)}" : $"throws {Failure.GetType().Name}: {Failure.Message}";

    /// <summary>True if two values have the same content: sequences and tuples item by item, other values by their equality.</summary>
    public static bool AreEqual(object? one, object? other) => (one, other) switch
    {
        (null, null) => true,
        (null, _) or (_, null) => false,
        (string, _) or (_, string) => one.Equals(other),
        (ITuple first, ITuple second) => first.Length == second.Length
            && Enumerable.Range(0, first.Length).All(index => AreEqual(first[index], second[index])),
        (IDictionary first, IDictionary second) => first.Count == second.Count
            && first.Keys.Cast<object>().All(key => second.Contains(key) && AreEqual(first[key], second[key])),
        (IEnumerable first, IEnumerable second) => IsSet(first) && IsSet(second)
            ? first.Cast<object?>().ToHashSet().SetEquals(second.Cast<object?>())
            : AreSequencesEqual(first, second),
        _ => one.Equals(other),
    };

    /// <summary>A value as it is shown.</summary>
    public static string Text(object? value)
    {
        var text = new StringBuilder();
        Append(text, value);
        return text.Length <= MostCharacters ? text.ToString() : $"{text.ToString(0, MostCharacters)}…";
    }

    private static bool IsSet(IEnumerable value) => Array.Exists(
        value.GetType().GetInterfaces(),
        static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IReadOnlySet<>));

    private static bool AreSequencesEqual(IEnumerable first, IEnumerable second)
    {
        var (left, right) = (first.GetEnumerator(), second.GetEnumerator());
        using var _ = left as IDisposable;
        using var __ = right as IDisposable;
        while (true)
        {
            var (has, hasOther) = (left.MoveNext(), right.MoveNext());
            if (!has || !hasOther)
                return has == hasOther;
            if (!AreEqual(left.Current, right.Current))
                return false;
        }
    }

    private static void Append(StringBuilder text, object? value)
    {
        switch (value)
        {
            case null:
                text.Append("null");
                break;
            case string or char:
                text.Append('"').Append(value).Append('"');
                break;
            case IEnumerable items:
                Append(text, items.Cast<object?>(), '[', ']');
                break;
            case ITuple tuple:
                Append(text, Enumerable.Range(0, tuple.Length).Select(index => tuple[index]), '(', ')');
                break;
            default:
                text.Append(Convert.ToString(value, CultureInfo.InvariantCulture));
                break;
        }
    }

    private static void Append(StringBuilder text, IEnumerable<object?> items, char open, char close)
    {
        text.Append(open);
        foreach (var (index, item) in items.Take(MostItems + 1).Index())
        {
            text.Append(index == 0 ? string.Empty : ", ");
            if (index == MostItems)
                text.Append('…');
            else
                Append(text, item);
        }

        text.Append(close);
    }
}
