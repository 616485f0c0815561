using Xunit;

namespace Candidates;

public sealed class OwnAttribute : FactAttribute;
