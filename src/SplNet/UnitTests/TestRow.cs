using System.Collections;
using System.Globalization;
using System.Text;

namespace SplNet.UnitTests;

/// <summary>
/// Recognises the row of a data-driven test in another process, where the data source is evaluated again and returns different objects.
/// </summary>
internal static class TestRow
{
    /// <summary>A text that is equal for equal rows: types and values, including the elements of arrays and other sequences.</summary>
    /// <param name="arguments">The arguments of the row.</param>
    public static string KeyOf(IEnumerable<object?> arguments)
    {
        ArgumentNullException.ThrowIfNull(arguments);
        var key = new StringBuilder();
        foreach (var argument in arguments)
            Append(key, argument);
        return key.ToString();
    }

    /// <summary>Finds the row with a key.</summary>
    /// <param name="rows">All rows, evaluated in this process.</param>
    /// <param name="key">The key of the requested row.</param>
    /// <exception cref="UnreplayableTestException">No row has the key, or several different rows do.</exception>
    public static object?[] Find(IEnumerable<object?[]> rows, string key)
    {
        var found = rows.Where(row => KeyOf(row) == key).ToList();
        if (found.Count == 0)
            throw Missing();

        if (found.Count > 1 && !found[0].All(IsReported))
        {
            throw new UnreplayableTestException(
                "Several rows of this test look alike, so the measuring process does not know which one to measure: " +
                "override ToString() in the type of the row's arguments, or pass simple values.");
        }

        return found[0];
    }

    /// <summary>The exception for a key that no row has.</summary>
    public static UnreplayableTestException Missing() => new(
        "The row of this test does not appear when its data source is evaluated again in the measuring process: " +
        "use data that does not depend on chance, time or the environment.");

    // A value whose text distinguishes it from others.
    private static bool IsReported(object? value) => value switch
    {
        null or string or Type => true,
        IEnumerable sequence => sequence.Cast<object?>().All(IsReported),
        _ => value.GetType().IsPrimitive || value.GetType().IsEnum || value is IFormattable,
    };

    private static void Append(StringBuilder key, object? value)
    {
        switch (value)
        {
            case null:
                key.Append("null;");
                break;
            case string text:
                key.Append(CultureInfo.InvariantCulture, $"string:{text.Length}:{text};");
                break;
            case IEnumerable sequence:
                key.Append(value.GetType().FullName).Append('[');
                foreach (var element in sequence)
                    Append(key, element);
                key.Append("];");
                break;
            default:
                key.Append(value.GetType().FullName).Append(':').Append(Convert.ToString(value, CultureInfo.InvariantCulture)).Append(';');
                break;
        }
    }
}
