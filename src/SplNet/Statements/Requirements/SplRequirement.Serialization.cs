using System.ComponentModel;
using System.Runtime.Serialization;

namespace SplNet;

/// <content>MSTest passes the arguments of a test to another process by their data contract, and lists requirements individually only if
/// they have one.</content>
[Serializable]
public sealed partial class SplRequirement : ISerializable
{
    private const string Member = "requirement";

    private SplRequirement(SerializationInfo info, StreamingContext context)
        : this(Parse(info.GetString(Member)!, provider: null))
    {
    }

    private SplRequirement(SplRequirement other)
        : this(other._text, other._index, other.Name) => (Categories, Key) = (other.Categories, other.Key);

    /// <inheritdoc/>
    [EditorBrowsable(EditorBrowsableState.Never)]
    void ISerializable.GetObjectData(SerializationInfo info, StreamingContext context) =>
        info.AddValue(Member, ToString(format: null, formatProvider: null));
}
