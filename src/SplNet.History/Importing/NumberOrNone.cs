using System.Globalization;
using System.Text.Json;
using System.Text.Json.Serialization;

namespace SplNet.History.Importing;

/// <summary>
/// Reads a number, and anything else as a value that is not a number: one such value must not cause the rejection of a file of thousands.
/// </summary>
internal sealed class NumberOrNone : JsonConverter<double>
{
    /// <inheritdoc/>
    public override bool HandleNull => true;

    /// <inheritdoc/>
    public override double Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
    {
        switch (reader.TokenType)
        {
            case JsonTokenType.Number:
                return reader.GetDouble();
            case JsonTokenType.String:
                return double.TryParse(reader.GetString(), NumberStyles.Float, CultureInfo.InvariantCulture, out var value)
                    ? value
                    : double.NaN;
            default:
                reader.Skip();
                return double.NaN;
        }
    }

    /// <inheritdoc/>
    public override void Write(Utf8JsonWriter writer, double value, JsonSerializerOptions options) => writer.WriteNumberValue(value);
}
