using System.Collections;
using System.Globalization;
using System.Numerics;

namespace SplNet.Measuring.Observing;

/// <summary>
/// Reads the whole content of a result: items of sequences, public members of objects, results of tasks. Work that a call has left to the
/// reader of its result is done here.
/// </summary>
internal sealed class ResultReader
{
    private const int MostParts = 1_000_000;
    private const int Deepest = 200;

    private readonly List<object> _path = [];
    private int _parts;

    /// <summary>Reads a result without showing it, as part of a measured operation.</summary>
    /// <param name="result">The result.</param>
    /// <returns>A number that depends on the reading, so that it cannot be optimised away.</returns>
    public static int Read(object? result)
    {
        if (result is null || ResultShape.Of(result.GetType()).IsPlain)
            return 0;
        var reader = new ResultReader();
        reader.Visit(result, null);
        return reader._parts;
    }

    /// <summary>Appends the content of a value to a text.</summary>
    /// <param name="value">The value.</param>
    /// <param name="text">The text.</param>
    /// <exception cref="UnreadableResultException">The content cannot be read.</exception>
    public static void Write(object? value, ObservedText text) => new ResultReader().Visit(value, text);

    private void Visit(object? value, ObservedText? text)
    {
        if (++_parts > MostParts)
            throw new UnreadableResultException(FormattableString.Invariant($"it has more than {MostParts} parts"));
        if (value is null)
        {
            text?.Append("null");
            return;
        }

        var type = value.GetType();
        var shape = ResultShape.Of(type);
        if (text is null && shape.IsPlain)
            return;
        switch (shape.Kind)
        {
            case ShapeKind.Value:
                text?.Append(TextOf(value));
                break;
            case ShapeKind.Unreadable:
                throw new UnreadableResultException(shape.Unreadable!);
            case ShapeKind.Task:
                Visit(ResultOf(value), text);
                break;
            default:
                Within(value, type, shape, text);
                break;
        }
    }

    private void Within(object value, Type type, ResultShape shape, ObservedText? text)
    {
        if (!type.IsValueType)
        {
            if (_path.FindLastIndex(other => ReferenceEquals(other, value)) is >= 0 and var place)
            {
                text?.Append(FormattableString.Invariant($"^{_path.Count - place}"));
                return;
            }

            if (_path.Count == Deepest)
                throw new UnreadableResultException(FormattableString.Invariant($"it has more than {Deepest} levels"));
            _path.Add(value);
        }

        if (shape.Kind == ShapeKind.Members)
            Members(value, type, shape.Members, text);
        else if (shape.Kind == ShapeKind.Sequence)
            Items((IEnumerable)value, text);
        else
            Unordered((IEnumerable)value, text);
        if (!type.IsValueType)
            _path.RemoveAt(_path.Count - 1);
    }

    // The name of a class that callers cannot see is not part of what they get.
    private void Members(object value, Type type, IReadOnlyList<ResultMember> members, ObservedText? text)
    {
        text?.Append($"{(type.IsVisible && !type.IsGenericType ? type.Name : string.Empty)}{{");
        for (var index = 0; index < members.Count; index++)
        {
            text?.Append($"{(index == 0 ? string.Empty : ", ")}{members[index].Name} = ");
            object? content;
            try
            {
                content = members[index].Get(value);
            }
            catch (Exception failure) when (failure is not UnreadableResultException) // a member may throw, if it does so on both sides
            {
                text?.Append($"throws {failure.GetType().Name}");
                continue;
            }

            Visit(content, text);
        }

        text?.Append("}");
    }

    private void Items(IEnumerable items, ObservedText? text)
    {
        text?.Append("[");
        var isFirst = true;
        foreach (var item in items)
        {
            if (!isFirst)
                text?.Append(", ");
            Visit(item, text);
            isFirst = false;
        }

        text?.Append("]");
    }

    private void Unordered(IEnumerable items, ObservedText? text)
    {
        if (text is null)
        {
            foreach (var item in items)
                Visit(item, null);
            return;
        }

        var parts = new List<(string Text, string Hash)>();
        foreach (var item in items)
        {
            using var part = new ObservedText();
            Visit(item, part);
            parts.Add((part.Text, part.Hash));
        }

        text.Append("{");
        foreach (var (index, part) in parts.OrderBy(static one => one.Text, StringComparer.Ordinal)
            .ThenBy(static one => one.Hash, StringComparer.Ordinal).Index())
        {
            text.Append(index == 0 ? string.Empty : ", ");
            text.Append(part.Text, part.Hash);
        }

        text.Append("}");
    }

    private static object? ResultOf(object task)
    {
        if (task is ValueTask value)
        {
            value.AsTask().GetAwaiter().GetResult();
            return null;
        }

        if (task is not Task running)
            running = (Task)task.GetType().GetMethod(nameof(ValueTask<>.AsTask))!.Invoke(task, null)!;
        running.GetAwaiter().GetResult();
        return Arguments.Reflection.Awaitables.ResultOf(running.GetType()) is { } inner && inner.Name != "VoidTaskResult"
            ? typeof(Task<>).MakeGenericType(inner).GetProperty(nameof(Task<>.Result))!.GetValue(running)
            : null;
    }

    // A text in quotes ends where its length says, whatever it contains.
    private static string TextOf(object value) => value switch
    {
        string text => $"\"{text}\"",
        char character => $"'{character}'",
        DateTime or DateTimeOffset or DateOnly or TimeOnly => ((IFormattable)value).ToString("O", CultureInfo.InvariantCulture),
        Complex number => number.ToString("R", CultureInfo.InvariantCulture),
        Exception failure => $"{failure.GetType().Name}: {failure.Message}",
        object when value.GetType() == typeof(object) => "object",
        _ => Convert.ToString(value, CultureInfo.InvariantCulture) ?? string.Empty,
    };
}
