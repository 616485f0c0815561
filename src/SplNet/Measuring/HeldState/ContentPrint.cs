using System.Collections;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

namespace SplNet.Measuring.HeldState;

/// <summary>
/// A hash of the content of an object: values and strings by value, other objects by identity, nested collections by content. It ends after
/// the first megabyte of an array and after a hundred thousand elements, so that large data do not delay the run.
/// </summary>
internal sealed class ContentPrint
{
    private const int MostBytes = 1 << 20;
    private const int MostSteps = 100_000;
    private const int MostLevels = 2;
    private const BindingFlags All = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

    private static readonly MethodInfo SizeMethod = typeof(ContentPrint).GetMethod(
        nameof(SizeOf), BindingFlags.Static | BindingFlags.NonPublic)!;

    private readonly Dictionary<Type, FieldInfo[]> _fields = [];
    private HashCode _hash;
    private int _steps;

    private bool IsFull => _steps >= MostSteps;

    public int Of(object content)
    {
        AddContent(content, MostLevels);
        return _hash.ToHashCode();
    }

    private void AddContent(object content, int levels)
    {
        if (content is StringBuilder text)
            AddText(text);
        else if (content is not Array array)
            AddElements((IEnumerable)content, levels);
        else if (UnmanagedSize(array.GetType().GetElementType()!) is > 0 and var size)
            AddBytes(array, size);
        else
            AddElements(array, levels);
    }

    private void AddText(StringBuilder text)
    {
        _hash.Add(text.Length);
        foreach (var chunk in text.GetChunks())
        {
            _hash.AddBytes(MemoryMarshal.AsBytes(chunk.Span));
            _steps += chunk.Length;
            if (IsFull)
                return;
        }
    }

    private void AddBytes(Array array, int size)
    {
        var bytes = (int)Math.Min(MostBytes, array.LongLength * size);
        _hash.Add(array.LongLength);
        _hash.AddBytes(MemoryMarshal.CreateReadOnlySpan(ref MemoryMarshal.GetArrayDataReference(array), bytes));
        _steps++;
    }

    // The end of the elements reveals their number.
    private void AddElements(IEnumerable elements, int levels)
    {
        if (elements is ICollection collection)
            _hash.Add(collection.Count);
        foreach (var element in elements)
        {
            if (IsFull)
                return;
            Add(element, levels - 1);
        }

        _hash.Add(_steps);
    }

    private void Add(object? value, int levels)
    {
        _steps++;
        if (value is null or string || value.GetType() is { IsPrimitive: true } or { IsEnum: true })
            _hash.Add(value);
        else if (value.GetType().IsValueType)
            AddFields(value, levels);
        else if (levels > 0 && Content.IsIn(value))
            AddContent(value, levels);
        else
            _hash.Add(RuntimeHelpers.GetHashCode(value));
    }

    // A struct may override equality with user code, and the default compares only one field.
    private void AddFields(object value, int levels)
    {
        if (!_fields.TryGetValue(value.GetType(), out var fields))
            _fields[value.GetType()] = fields =
            [
                .. value.GetType().GetFields(All).Where(static field => field.FieldType is { IsPointer: false, IsFunctionPointer: false }),
            ];
        foreach (var field in fields)
            Add(field.GetValue(value), levels);
    }

    private static int UnmanagedSize(Type element) =>
        element.IsValueType && !element.IsPointer ? (int)SizeMethod.MakeGenericMethod(element).Invoke(null, null)! : 0;

    private static int SizeOf<T>() => RuntimeHelpers.IsReferenceOrContainsReferences<T>() ? 0 : Unsafe.SizeOf<T>();
}
