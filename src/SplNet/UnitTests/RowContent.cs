using System.Collections;
using System.Globalization;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Security.Cryptography;
using System.Text;

namespace SplNet.UnitTests;

/// <summary>
/// The content of objects as a hash that is equal in another process: values by value, collections by their elements, other objects by
/// their fields.
/// </summary>
internal sealed class RowContent
{
    private const int MostObjects = 20_000;
    private const BindingFlags Declared =
        BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    // The parts of an iterator that enumeration does not change: its arguments and its object.
    private static readonly string[] Lasting = ["<>3__", "<>4__"];
    private static readonly string[] OfEnumeration = ["_state", "_threadId", "_current"];

    private readonly StringBuilder _text = new();
    private readonly Dictionary<object, int> _seen = new(ReferenceEqualityComparer.Instance);
    private bool _isComplete = true;
    private int _count;

    private RowContent()
    {
    }

    /// <summary>Reads the content of values.</summary>
    /// <param name="values">The values.</param>
    /// <returns>A hash, and false if the values hold something that has no content in another process, such as a lambda.</returns>
    public static (string Hash, bool IsComplete) Of(IEnumerable<object?> values)
    {
        ArgumentNullException.ThrowIfNull(values);
        var content = new RowContent();
        foreach (var value in values)
            content.Add(value);
        return (HashOf(content._text.ToString()), content._isComplete);
    }

    /// <summary>A short hash of a text, which is valid in an identifier.</summary>
    public static string HashOf(string text) =>
        Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)).AsSpan(0, 6));

    private void Add(object? value)
    {
        if (value is null)
        {
            _text.Append("null;");
            return;
        }

        var type = value.GetType();
        // Without the versions of assemblies.
        _text.Append(type).Append(':');
        if (value is string or bool or char or Type or MemberInfo or Assembly or CultureInfo || type.IsEnum)
            AddText(value.ToString() ?? string.Empty);
        else if (value is nint or nuint or Pointer || type.Namespace?.StartsWith("System.Threading", StringComparison.Ordinal) == true)
            _isComplete = false;
        else if (type.IsPrimitive)
            AddText(Convert.ToString(value, CultureInfo.InvariantCulture)!);
        else if (++_count > MostObjects)
            _isComplete = false;
        else if (type.IsValueType)
            AddFields(value, type);
        else if (_seen.TryGetValue(value, out var number))
            _text.Append('^').Append(number.ToString(CultureInfo.InvariantCulture)).Append(';');
        else
            AddObject(value, type);
    }

    private void AddText(string text) =>
        _text.Append(text.Length.ToString(CultureInfo.InvariantCulture)).Append(':').Append(text).Append(';');

    private void AddObject(object value, Type type)
    {
        _seen.Add(value, _seen.Count);
        switch (value)
        {
            case Delegate call:
                AddCall(call);
                break;
            case Array or ICollection when type.IsArray || IsOfFramework(type):
                AddElements((IEnumerable)value);
                break;
            case IEnumerable elements when IsOfFramework(type) && HasCount(type):
                AddElements(elements);
                break;
            default:
                AddFields(value, type);
                break;
        }
    }

    // The compiler names lambdas by their order, which other code changes.
    private void AddCall(Delegate call)
    {
        _isComplete &= call.Method.Name[0] != '<';
        AddText(call.Method.Name[0] == '<' ? string.Empty : $"{call.Method.DeclaringType}.{call.Method}");
        Add(call.Target);
    }

    private void AddElements(IEnumerable elements)
    {
        _text.Append('[');
        foreach (var element in elements)
        {
            Add(element);
            if (_count > MostObjects || _text.Length > MostObjects * 50)
            {
                _isComplete = false;
                break;
            }
        }

        _text.Append(']');
    }

    private void AddFields(object value, Type type)
    {
        _text.Append('{');
        for (var level = type; level is not null && level != typeof(object); level = level.BaseType)
        {
            foreach (var field in level.GetFields(Declared).Where(static field => field.FieldType is { IsPointer: false }
                && !field.FieldType.IsFunctionPointer && !field.FieldType.IsByRefLike))
            {
                if (!IsOfEnumerating(value, level, field.Name))
                    Add(field.GetValue(value));
            }
        }

        _text.Append('}');
    }

    private static bool IsOfEnumerating(object value, Type type, string field)
    {
        if (value is not IEnumerator)
            return false;
        return type.IsDefined(typeof(CompilerGeneratedAttribute), inherit: false)
            ? !Array.Exists(Lasting, start => field.StartsWith(start, StringComparison.Ordinal))
            : OfEnumeration.Contains(field, StringComparer.Ordinal);
    }

    private static bool IsOfFramework(Type type) =>
        type.Namespace?.StartsWith("System.Collections", StringComparison.Ordinal) == true;

    private static bool HasCount(Type type) => Array.Exists(
        type.GetInterfaces(), static one => one.IsGenericType && one.GetGenericTypeDefinition() == typeof(IReadOnlyCollection<>));
}
